@echo off
rem Starts Parachute on Windows, with the same arguments as scripts/parachute elsewhere:
rem   parachute            play one move on the Unicode board of the input
rem   parachute xboard     XBoard's protocol
rem   parachute uci        the UCI protocol
rem   parachute --help     everything else
rem The Java is that of JAVA_HOME, else that of the PATH. More JVM flags: PARACHUTE_JAVA_OPTS.
setlocal
set "folder=%~dp0.."
rem In a checkout the program lies where Maven builds it.
if not exist "%folder%\parachute.jar" set "folder=%~dp0..\target"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
rem The JVM would announce them on standard error, which clients read.
set "JAVA_TOOL_OPTIONS="
set "JDK_JAVA_OPTIONS="
set "_JAVA_OPTIONS="
rem The same flags as in scripts/parachute, as far as they matter here.
set "flags=-XX:+UseSerialGC -XX:-UsePerfData -Xlog:disable -XX:-PrintWarnings -Xms16m -Xmn8m"
set "flags=%flags% -XX:InlineSmallCode=1000 -XX:FreqInlineSize=200"
rem What connects machines lies beside the jar. In brackets, as words may hold quotes and blanks.
set "libraries="
:word
if [%1]==[] goto start
if [%1]==[worker] goto connect
if [%1]==[cluster] goto connect
if [%1]==[--cluster] goto connect
shift /1
goto word
:connect
set "libraries=;%folder%\cluster\*"
set "flags=%flags% --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow"
:start
"%java%" %flags% %PARACHUTE_JAVA_OPTS% -cp "%folder%\parachute.jar%libraries%" parachute.cli.Main %*
