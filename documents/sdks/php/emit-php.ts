import { createHash } from 'node:crypto';
import { zip } from '../archives/zip.ts';
import { type Emitter, type Files, textFiles } from '../emitter.ts';
import type { Sdk } from '../model.ts';
import { changelogText, licenceText } from '../package-texts.ts';
import { runtimeFiles } from '../runtime-files.ts';
import { writeCalls, writeGroups } from './write-calls.ts';
import { writeCodes } from './write-codes.ts';
import { writeSample } from './write-sample.ts';
import { writeTypes } from './write-types.ts';

const archive = ({ names, version }: Sdk): string => `${names.package}-${version}.zip`;

/** A package with a class in each file, and the index in which Composer finds it. */
export const phpEmitter: Emitter = {
  language: 'php',
  servedAt: 'sdk/php',
  needs: '8.1',
  write: (sdk) =>
    new Map([
      ...runtime(sdk),
      ...textFiles({
        'src/Codes.php': writeCodes(sdk),
        'src/Groups.php': writeGroups(sdk),
        ...inFolder('src/Calls', writeCalls(sdk)),
        ...inFolder('src/Types', writeTypes(sdk)),
        'composer.json': json(manifest(sdk)),
        'CHANGELOG.md': changelogText(sdk),
        LICENSE: licenceText(sdk),
      }),
    ]),
  pack: (sdk, files) => {
    const { names, version } = sdk;
    const content = zip(files);
    const shasum = createHash('sha1').update(content).digest('hex');
    const dist = { type: 'zip', url: `${sdk.origin}/sdk/php/${archive(sdk)}`, shasum };
    const index = {
      packages: { [packageName(sdk)]: { [version]: { ...manifest(sdk), version, dist } } },
      // Where a copy of the site serves the index, it serves the archive as well.
      mirrors: [{ 'dist-url': `/sdk/php/${names.package}-%prettyVersion%.zip`, preferred: true }],
    };
    return new Map([[archive(sdk), content], ...textFiles({ 'packages.json': json(index) })]);
  },
  archive,
  install: (sdk) => ({
    code: [
      `composer config repositories.${sdk.names.package} composer ${sdk.origin}/sdk/php`,
      `composer require ${packageName(sdk)}`,
    ].join('\n'),
    grammar: 'bash',
  }),
  sample: writeSample,
};

/** README.md belongs beside composer.json; the other files are classes, named after them. */
const runtime = (sdk: Sdk): Files =>
  new Map(
    [...runtimeFiles('php', sdk)].map(([path, content]) => [
      path.endsWith('.md') ? path : `src/${path.replace(/^Brand/, sdk.names.client)}`,
      content,
    ]),
  );

const inFolder = (folder: string, classes: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries([...classes].map(([name, text]) => [`${folder}/${name}.php`, text]));

const packageName = ({ names }: Sdk): string => `${names.package}/${names.package}`;

const manifest = (sdk: Sdk) => ({
  name: packageName(sdk),
  type: 'library',
  description: `${sdk.names.operator} API: ${sdk.summary}`,
  homepage: sdk.origin,
  license: 'proprietary',
  authors: [{ name: sdk.names.legal, email: sdk.names.mail }],
  require: { php: '>=8.1', 'ext-curl': '*', 'ext-json': '*' },
  autoload: { 'psr-4': { [`${sdk.names.client}\\`]: 'src/' } },
});

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
