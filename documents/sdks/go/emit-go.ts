import { zip } from '../archives/zip.ts';
import { type Emitter, type Files, textFiles } from '../emitter.ts';
import type { Sdk } from '../model.ts';
import { changelogText, licenceText } from '../package-texts.ts';
import { runtimeFiles } from '../runtime-files.ts';
import { modulePath } from './go.ts';
import { writeCodes } from './write-codes.ts';
import { writeGroups } from './write-groups.ts';
import { writeJson } from './write-json.ts';
import { writeSample } from './write-sample.ts';
import { writeTypes } from './write-types.ts';

/** A module, and the site as the proxy from which `go get` takes it (`go help goproxy`). */
export const goEmitter: Emitter = {
  language: 'go',
  servedAt: 'go',
  needs: '1.19',
  write: (sdk) =>
    new Map([
      ...runtime(sdk),
      ...textFiles({
        'calls.go': writeGroups(sdk),
        'codes.go': writeCodes(sdk),
        'types.go': writeTypes(sdk),
        'go.mod': goMod(sdk),
        'json.go': writeJson(sdk),
        'CHANGELOG.md': changelogText(sdk),
        LICENSE: licenceText(sdk),
      }),
    ]),
  pack: (sdk, files) => {
    const [path, version] = [modulePath(sdk), `v${sdk.version}`];
    const inModule = [...files].map(
      ([file, content]) => [`${path}@${version}/${file}`, content] as const,
    );
    return new Map([
      ...textFiles({
        [`${path}/@v/list`]: `${version}\n`,
        [`${path}/@v/${version}.info`]: JSON.stringify({ Version: version }),
        [`${path}/@v/${version}.mod`]: goMod(sdk),
      }),
      [`${path}/@v/${version}.zip`, zip(new Map(inModule))],
    ]);
  },
  archive: (sdk) => `${modulePath(sdk)}/@v/v${sdk.version}.zip`,
  install: (sdk) => ({
    code: `GOPROXY=${sdk.origin}/go GONOSUMDB=* go get ${modulePath(sdk)}@v${sdk.version}`,
    grammar: 'bash',
  }),
  sample: writeSample,
};

const goMod = (sdk: Sdk): string => `module ${modulePath(sdk)}\n\ngo 1.19\n`;

/** Packages of the module that have folders of their own. */
const folders: Record<string, string> = {
  'signing.go': 'internal/signing',
  'webhooks.go': 'webhooks',
};

/** The files written by hand import packages of the module as `module.example`. */
const runtime = (sdk: Sdk): Files =>
  new Map(
    [...runtimeFiles('go', sdk)].map(([file, content]) => [
      folders[file] ? `${folders[file]}/${file}` : file,
      Buffer.from(content.toString().replaceAll('module.example', modulePath(sdk))),
    ]),
  );
