import { createHash } from 'node:crypto';
import { type Files, textFiles } from '../emitter.ts';
import type { Sdk } from '../model.ts';
import { groupId } from './file.ts';

const artifactFolder = (sdk: Sdk): string =>
  `${groupId(sdk).replaceAll('.', '/')}/${sdk.names.package}`;

/** Without the ending of one of its files. */
export const artifactPath = (sdk: Sdk): string =>
  `${artifactFolder(sdk)}/${sdk.version}/${sdk.names.package}-${sdk.version}`;

/** A repository as Maven and Gradle read it, with the hashes of each file beside it. */
export function mavenRepository(sdk: Sdk, archives: Readonly<Record<string, Buffer>>): Files {
  const folder = artifactFolder(sdk);
  const files = new Map([
    ...textFiles({
      [`${folder}/maven-metadata.xml`]: metadata(sdk),
      [`${artifactPath(sdk)}.pom`]: pom(sdk),
    }),
    ...Object.entries(archives).map(
      ([ending, content]) => [`${artifactPath(sdk)}${ending}`, content] as const,
    ),
  ]);
  return new Map(
    [...files].flatMap(([path, content]) => [[path, content], ...hashes(path, content)]),
  );
}

const hashes = (path: string, content: Buffer): [string, Buffer][] =>
  ['md5', 'sha1', 'sha256'].map((kind) => [
    `${path}.${kind}`,
    Buffer.from(createHash(kind).update(content).digest('hex')),
  ]);

const metadata = (sdk: Sdk): string => `<?xml version="1.0" encoding="UTF-8"?>
<metadata>
  <groupId>${groupId(sdk)}</groupId>
  <artifactId>${sdk.names.package}</artifactId>
  <versioning>
    <latest>${sdk.version}</latest>
    <release>${sdk.version}</release>
    <versions>
      <version>${sdk.version}</version>
    </versions>
  </versioning>
</metadata>
`;

const pom = (sdk: Sdk): string => {
  const { names, version, summary, origin } = sdk;
  return `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>${groupId(sdk)}</groupId>
  <artifactId>${names.package}</artifactId>
  <version>${version}</version>
  <name>${xml(names.package)}</name>
  <description>${xml(`${names.operator} API: ${summary}`)}</description>
  <url>${xml(origin)}</url>
  <organization>
    <name>${xml(names.legal)}</name>
    <url>${xml(origin)}</url>
  </organization>
  <licenses>
    <license>
      <name>${xml(names.licence)}</name>
    </license>
  </licenses>
  <dependencies>
    <dependency>
      <groupId>com.google.code.gson</groupId>
      <artifactId>gson</artifactId>
      <version>2.10</version>
    </dependency>
  </dependencies>
</project>
`;
};

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
