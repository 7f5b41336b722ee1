import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { print } from '#documents/samples/running/run-command.ts';
import { textFiles } from '#documents/sdks/emitter.ts';
import { javaEmitter } from '#documents/sdks/java/emit-java.ts';
import { groupId, packageName } from '#documents/sdks/java/file.ts';
import type { Sdk } from '#documents/sdks/model.ts';
import { drive, driversFolder, type Language } from './language.ts';
import { runEach } from './run-samples.ts';
import { writeFiles } from './small-sdk.ts';

const readmePath = 'META-INF/README.md';

/** Where Debian has what Maven needs to work without a network. */
const debian = '/usr/share/maven-repo';

export const java: Language = {
  id: 'java',
  needs:
    'a JDK 17, or Maven, or from Debian libmaven-dependency-plugin-java, junit4 or libgoogle-gson-java 2.10,',
  find: [
    'sh',
    '-c',
    `mvn --version && javac --release 17 --version && cd ${debian} && ls org/apache/maven/plugins/maven-dependency-plugin/*/*.jar com/google/code/gson/gson/2.10/gson-2.10.pom junit/junit/4.x`,
  ],
  install: async ({ site, sdk }, place) => {
    await writeFile(join(place, 'settings.xml'), settings);
    await writeFile(join(place, 'pom.xml'), project(sdk, site));
    const repository = `-Dmaven.repo.local=${join(place, 'repository')}`;
    const options = ['--batch-mode', '--quiet', '--settings', 'settings.xml', repository];
    const goal = ['dependency:copy-dependencies', '-DoutputDirectory=lib'];
    await print(['mvn', ...options, ...goal], place);
    await print(['jar', '--extract', '--file', join('lib', jarOf(sdk)), readmePath], place);
    const readme = await readFile(join(place, readmePath), 'utf8');
    await compileJava(place, {
      ...examplesIn(readme, sdk),
      'Driver.java': await driverFor(sdk, 'driver.java'),
    });
  },
  use: ({ site }, place, work) =>
    drive(['java', '-cp', 'classes:lib/*', 'Driver', `${site}/sandbox`], place, work),
  emitter: javaEmitter,
  runSamples: async (place, samples) => {
    // All samples have the same name, so each gets a package of its own.
    const sources = samples.map(({ name, code }) => [
      `${name}/Sample.java`,
      `package ${name}; ${code}`,
    ]);
    await compileJava(place, Object.fromEntries(sources));
    const options = ['-XX:TieredStopAtLevel=1', '-cp', 'classes:lib/*'];
    return runEach(place, samples, ({ name }) => ['java', ...options, `${name}.Sample`]);
  },
};

const jarOf = ({ names, version }: Sdk): string => `${names.package}-${version}.jar`;

/** A driver says `Brand` and `example.brand` for the names of the package. */
export const driverFor = async (sdk: Sdk, file: string): Promise<string> =>
  (await readFile(join(driversFolder, file), 'utf8'))
    .replaceAll('example.brand', packageName(sdk))
    .replaceAll('Brand', sdk.names.client);

/** Compiles sources beside the jars in `lib/` and the classes in `classes/`. */
export async function compileJava(
  place: string,
  sources: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = join(place, 'sources');
  await mkdir(join(place, 'classes'), { recursive: true });
  await writeFiles(folder, textFiles(sources));
  const files = Object.keys(sources).map((name) => join(folder, name));
  const options = ['-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-proc:none', '-d', 'classes'];
  await print(['javac', ...options, '-cp', 'classes:lib/*', ...files], place);
}

/** Every example of README.md, as the body of a method. */
function examplesIn(readme: string, sdk: Sdk): Record<string, string> {
  const examples = [...readme.matchAll(/```java\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  return Object.fromEntries(
    examples.map((code, index) => {
      const lines = code.split('\n');
      const isImport = (line: string) => line.startsWith('import ');
      const text = `${lines.filter(isImport).join('\n')}
import ${packageName(sdk)}.*;
import ${packageName(sdk)}.types.*;
import java.time.*;

abstract class Example${index} {
  ${sdk.names.client} client;
  SmsSendV2Request request;
  abstract void topUp();

  void run() throws Exception {
${lines.filter((line) => !isImport(line)).join('\n')}
  }
}
`;
      return [`Example${index}.java`, text];
    }),
  );
}

/** Central is the repository of Debian. */
const settings = `<settings>
  <mirrors>
    <mirror><id>debian</id><mirrorOf>central</mirrorOf><url>file://${debian}</url></mirror>
  </mirrors>
</settings>
`;

const project = (sdk: Sdk, site: string): string => `<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>customer</groupId>
  <artifactId>customer</artifactId>
  <version>1</version>
  <repositories>
    <repository>
      <id>site</id>
      <url>${site}/sdk/maven</url>
      <releases><checksumPolicy>fail</checksumPolicy></releases>
    </repository>
  </repositories>
  <dependencies>
    <dependency>
      <groupId>${groupId(sdk)}</groupId>
      <artifactId>${sdk.names.package}</artifactId>
      <version>${sdk.version}</version>
    </dependency>
  </dependencies>
</project>
`;
