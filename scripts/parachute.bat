@echo off
rem Starts Parachute on Windows, with the same arguments as scripts/parachute elsewhere:
rem   parachute            play one move on the Unicode board of the input
rem   parachute xboard     XBoard's protocol
rem   parachute uci        the UCI protocol
rem   parachute --help     everything else
rem The Java is that of JAVA_HOME if it is new enough, else that of the PATH. More JVM flags: PARACHUTE_JAVA_OPTS.
setlocal
set "folder=%~dp0.."
rem In a checkout the program lies where Maven builds it.
if not exist "%folder%\parachute.jar" set "folder=%~dp0..\target"
rem The JVM would announce them on standard error, which clients read.
set "JAVA_TOOL_OPTIONS="
set "JDK_JAVA_OPTIONS="
set "_JAVA_OPTIONS="
rem The same flags as in scripts/parachute, as far as they matter here.
set "flags=-XX:+UseSerialGC -XX:-UsePerfData -Xlog:disable -XX:-PrintWarnings -Xms16m -Xmn8m"
set "flags=%flags% -XX:InlineSmallCode=1000 -XX:FreqInlineSize=200"
rem The protocol. In brackets, as words may contain quotes and spaces.
set "protocol="
:word
if [%1]==[] goto find
if not defined protocol if [%1]==[xboard] set "protocol=xboard"
if not defined protocol if [%1]==[uci] set "protocol=uci"
shift /1
goto word
:find
rem Libraries that only tools need are next to the jar.
set "libraries="
if not defined protocol set "libraries=;%folder%\cluster\*;%folder%\web\*"
set "java="
if defined JAVA_HOME call :try "%JAVA_HOME%\bin\java.exe"
if not defined java for %%f in (java.exe) do if not "%%~$PATH:f"=="" call :try "%%~$PATH:f"
if not defined java goto missing
"%java%" %flags% %PARACHUTE_JAVA_OPTS% -cp "%folder%\parachute.jar%libraries%" parachute.cli.Main %*
exit /b %errorlevel%

rem Takes a Java if it is new enough. Most say so in a file, and no JVM has to be started; the others are asked.
:try
if not exist "%~1" exit /b
set "version="
set "release=%~dp1..\release"
if exist "%release%" for /f "usebackq tokens=1,2 delims==" %%n in ("%release%") do if "%%n"=="JAVA_VERSION" set "version=%%~o"
if not exist "%release%" for /f "tokens=3" %%v in ('call "%~1" -version 2^>^&1') do if not defined version set "version=%%~v"
for /f "delims=.-+" %%m in ("%version%") do if %%m geq 25 if %%m lss 1000 set "java=%~1"
exit /b

:missing
set "message=no Java 25 or later in JAVA_HOME or by PATH; install one, such as from https://adoptium.net"
if "%protocol%"=="xboard" echo tellusererror Parachute: %message%
if "%protocol%"=="uci" echo info string %message%
if not defined protocol echo parachute: %message%>&2
exit /b 1
