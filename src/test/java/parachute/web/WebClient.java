package parachute.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Writer;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import parachute.tools.json.Json;

/** Asks a server what a page would ask it. */
final class WebClient implements AutoCloseable {
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI address;

    WebClient(String address) {
        this.address = URI.create(address);
    }

    /** What the server answers. */
    record Answer(int status, HttpHeaders headers, String body) {
        JsonNode json() {
            return parse(body);
        }

        String header(String name) {
            return headers.firstValue(name).orElse("");
        }

        /** The status and, of a refusal, the sentence. */
        String refusal() {
            return status + " " + json().path("error").asText();
        }
    }

    /** An event of a stream. */
    record Event(String name, JsonNode data) {}

    /** Events as they come, until it is closed. */
    static final class Events implements AutoCloseable {
        private final BufferedReader in;

        private Events(InputStream in) {
            this.in = new BufferedReader(new InputStreamReader(in, UTF_8));
        }

        /** Waits for the next one; an {@link IOException} if the stream ends. */
        Event next() throws IOException {
            String name = "";
            while (true) {
                String line = in.readLine();
                if (line == null) {
                    throw new IOException("the stream has ended");
                } else if (line.startsWith("event: ")) {
                    name = line.substring("event: ".length());
                } else if (line.startsWith("data: ")) {
                    return new Event(name, parse(line.substring("data: ".length())));
                }
            }
        }

        /** Waits for the end of the stream. */
        void awaitEnd() throws IOException {
            in.transferTo(Writer.nullWriter());
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }

    private static JsonNode parse(String json) {
        try {
            return Json.parse(json, JsonNode.class).orElseThrow();
        } catch (JsonProcessingException e) {
            throw new AssertionError(json, e);
        }
    }

    int port() {
        return address.getPort();
    }

    /**
     * Gets what stands at a path.
     *
     * @param headers more of them, each name followed by its value
     */
    Answer get(String path, String... headers) throws IOException, InterruptedException {
        return answer(request(path, headers).build());
    }

    /** Posts JSON, written with ' in place of quotation marks. */
    Answer post(String path, String json, String... headers) throws IOException, InterruptedException {
        return answer(request(path, headers)
                .POST(BodyPublishers.ofString(json.replace('\'', '"')))
                .build());
    }

    /** Sends a request of any method without a body. */
    Answer send(String method, String path) throws IOException, InterruptedException {
        return answer(request(path).method(method, BodyPublishers.noBody()).build());
    }

    private HttpRequest.Builder request(String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(address.resolve(path));
        return headers.length == 0 ? request : request.headers(headers);
    }

    private Answer answer(HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
        return new Answer(response.statusCode(), response.headers(), response.body());
    }

    /** Opens a stream of events; an {@link IOException} with the answer if it is refused. */
    Events events(String path) throws IOException, InterruptedException {
        return events(request(path).build());
    }

    /** The same as the answer to JSON, written with ' in place of quotation marks. */
    Events postForEvents(String path, String json) throws IOException, InterruptedException {
        return events(request(path)
                .POST(BodyPublishers.ofString(json.replace('\'', '"')))
                .build());
    }

    private Events events(HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<InputStream> response = http.send(request, BodyHandlers.ofInputStream());
        if (response.statusCode() != 200) {
            throw new IOException(
                    response.statusCode() + " " + new String(response.body().readAllBytes(), UTF_8));
        }
        return new Events(response.body());
    }

    /** Sends lines that no client would, and answers all that comes back. */
    String raw(String... lines) throws IOException {
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            String request = String.join("\r\n", lines) + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(UTF_8));
            return new String(socket.getInputStream().readAllBytes(), UTF_8);
        }
    }

    @Override
    public void close() {
        http.shutdownNow();
        http.close();
    }
}
