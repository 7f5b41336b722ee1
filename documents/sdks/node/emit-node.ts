import { tarGz } from '../archives/tar.ts';
import { type Emitter, type Files, textFiles } from '../emitter.ts';
import type { Sdk } from '../model.ts';
import { changelogText, licenceText } from '../package-texts.ts';
import { runtimeFiles } from '../runtime-files.ts';
import { writeCodes, writeCodeTypes } from './write-codes.ts';
import { writeGroups } from './write-groups.ts';
import { writeOperations } from './write-operations.ts';
import { writeSample } from './write-sample.ts';
import { writeTypes } from './write-types.ts';

const archive = ({ names, version }: Sdk): string => `${names.package}-${version}.tgz`;

/** An ES module with declarations for TypeScript, as npm installs it from an address. */
export const nodeEmitter: Emitter = {
  language: 'node',
  servedAt: 'sdk/node',
  needs: '20',
  write: (sdk) =>
    new Map([
      ...inFolder('lib', runtimeFiles('node', sdk)),
      ...inFolder('lib/cli', runtimeFiles('node', sdk, 'cli')),
      ...textFiles({
        'lib/codes.js': writeCodes(sdk),
        'lib/codes.d.ts': writeCodeTypes(sdk),
        'lib/groups.d.ts': writeGroups(sdk),
        'lib/operations.js': writeOperations(sdk),
        'lib/types.d.ts': writeTypes(sdk),
        'package.json': `${JSON.stringify(manifest(sdk), null, 2)}\n`,
        'CHANGELOG.md': changelogText(sdk),
        LICENSE: licenceText(sdk),
      }),
    ]),
  pack: (sdk, files) =>
    new Map([
      [
        archive(sdk),
        tarGz(new Map([...files].map(([path, content]) => [`package/${path}`, content]))),
      ],
    ]),
  archive,
  install: (sdk) => ({
    code: `npm install ${sdk.origin}/sdk/node/${archive(sdk)}`,
    grammar: 'bash',
  }),
  sample: writeSample,
};

/** README.md belongs beside the package's description, all else into a folder. */
const inFolder = (folder: string, files: Files): Files =>
  new Map(
    [...files].map(([path, content]) => [
      path.endsWith('.md') ? path : `${folder}/${path}`,
      content,
    ]),
  );

const manifest = ({ names, version, summary, origin }: Sdk) => ({
  name: names.package,
  version,
  description: `${names.operator} API: ${summary}`,
  homepage: origin,
  author: `${names.legal} <${names.mail}>`,
  license: 'SEE LICENSE IN LICENSE',
  type: 'module',
  exports: { '.': { types: './lib/index.d.ts', default: './lib/index.js' } },
  types: './lib/index.d.ts',
  bin: { [names.package]: './lib/cli/main.js' },
  files: ['lib', 'CHANGELOG.md'],
  sideEffects: false,
  engines: { node: '>=20' },
});
