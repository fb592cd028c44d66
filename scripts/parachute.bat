@echo off
rem Starts Parachute on Windows, with the same arguments as scripts/parachute elsewhere:
rem   parachute            play one move on the Unicode board of the input
rem   parachute xboard     XBoard's protocol
rem   parachute uci        the UCI protocol
rem   parachute --help     everything else
rem The Java is that of JAVA_HOME, else that of the PATH. More JVM flags: PARACHUTE_JAVA_OPTS.
setlocal
set "jar=%~dp0..\parachute.jar"
rem In a checkout the program lies where Maven builds it.
if not exist "%jar%" set "jar=%~dp0..\target\parachute.jar"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
rem The JVM would announce them on standard error, which clients read.
set "JAVA_TOOL_OPTIONS="
set "JDK_JAVA_OPTIONS="
set "_JAVA_OPTIONS="
rem The same flags as in scripts/parachute, as far as they matter here.
set "flags=-XX:+UseSerialGC -XX:-UsePerfData -Xlog:disable -XX:-PrintWarnings -Xms16m -Xmn8m"
set "flags=%flags% -XX:InlineSmallCode=1000 -XX:FreqInlineSize=200"
"%java%" %flags% %PARACHUTE_JAVA_OPTS% -cp "%jar%" parachute.cli.Main %*
