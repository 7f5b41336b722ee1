import { zip } from '../archives/zip.ts';
import { type Emitter, type Files, textFiles } from '../emitter.ts';
import type { Sdk } from '../model.ts';
import { changelogText, licenceText } from '../package-texts.ts';
import { runtimeFiles } from '../runtime-files.ts';
import { compile } from './compile.ts';
import { groupId, javaPath, packageName } from './file.ts';
import { findJdk } from './find-jdk.ts';
import { artifactPath, mavenRepository } from './maven.ts';
import { writeCodes } from './write-codes.ts';
import { writeGroups } from './write-groups.ts';
import { writeSample } from './write-sample.ts';
import { writeTypes } from './write-types.ts';

/** A Maven repository; without a JDK the build has no package for Java, and no file of it. */
export const javaEmitter: Emitter = {
  language: 'java',
  servedAt: 'sdk/maven',
  needs: '17',
  write: (sdk) => {
    const root = packageName(sdk);
    const generated = [
      [javaPath(root, 'Codes'), writeCodes(sdk)],
      ...[...writeGroups(sdk)].map(([name, text]) => [javaPath(root, name), text]),
      ...[...writeTypes(sdk)].map(([name, text]) => [javaPath(`${root}.types`, name), text]),
    ];
    return new Map([
      ...textFiles({
        'META-INF/MANIFEST.MF': manifest(sdk),
        'META-INF/CHANGELOG.md': changelogText(sdk),
        'META-INF/LICENSE': licenceText(sdk),
        ...Object.fromEntries(generated),
      }),
      ...writtenByHand(sdk),
    ]);
  },
  pack: (sdk, files) => {
    const jdk = findJdk();
    if (!jdk) return new Map();
    const isSource = (path: string) => path.endsWith('.java');
    const sources = new Map([...files].filter(([path]) => isSource(path)));
    const others = [...files].filter(([path]) => !isSource(path));
    return mavenRepository(sdk, {
      '.jar': zip(new Map([...others, ...compile(sources, jdk)])),
      '-sources.jar': zip(new Map([...others, ...sources])),
    });
  },
  archive: (sdk) => `${artifactPath(sdk)}.jar`,
  install: (sdk) => ({
    code: [
      'repositories {',
      '    mavenCentral()',
      `    maven("${sdk.origin}/sdk/maven")`,
      '}',
      'dependencies {',
      `    implementation("${groupId(sdk)}:${sdk.names.package}:${sdk.version}")`,
      '}',
    ].join('\n'),
    grammar: 'kotlin',
  }),
  sample: writeSample,
};

/** The runtime says `example.brand` for the package, and before `:` and `<` for its group. */
function writtenByHand(sdk: Sdk): Files {
  const written = new RegExp(`\\bexample\\.${sdk.names.package}\\b([:<]?)`, 'g');
  return new Map(
    [...runtimeFiles('java', sdk)].map(([file, content]) => {
      const text = content
        .toString()
        .replace(written, (_, end) => (end ? groupId(sdk) : packageName(sdk)) + end);
      const [, inPackage] = /^package (.*);$/m.exec(text) ?? [];
      const name = file.replace(/\.java$/, '').replace(/^Brand/, sdk.names.client);
      return [inPackage ? javaPath(inPackage, name) : `META-INF/${file}`, Buffer.from(text)];
    }),
  );
}

const manifest = (sdk: Sdk): string =>
  [
    'Manifest-Version: 1.0',
    `Automatic-Module-Name: ${packageName(sdk)}`,
    `Implementation-Title: ${sdk.names.package}`,
    `Implementation-Version: ${sdk.version}`,
    '',
  ].join('\n');
