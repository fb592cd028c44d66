<#-- Which libraries lie in a folder of the packages: name, version, license, where it is from. -->
The libraries in this folder, unchanged: name, version, license, project. Where there are two licenses, either can be chosen.

<#list dependencyMap as library>
<#assign project = library.key>
${project.artifactId} ${project.version} | ${library.value?join(" or ")} | ${project.url!"-"}
</#list>
