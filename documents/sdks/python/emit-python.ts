import { createHash } from 'node:crypto';
import { zip } from '../archives/zip.ts';
import { type Emitter, type Files, textFiles } from '../emitter.ts';
import type { Sdk } from '../model.ts';
import { changelogText, licenceText } from '../package-texts.ts';
import { runtimeFiles } from '../runtime-files.ts';
import { writeCodes } from './write-codes.ts';
import { writeGroups } from './write-groups.ts';
import { writeSample } from './write-sample.ts';
import { writeTypes } from './write-types.ts';

const archive = ({ names, version }: Sdk): string => `${names.package}-${version}-py3-none-any.whl`;

/** A wheel, and the index in which pip finds it (PEP 503). */
export const pythonEmitter: Emitter = {
  language: 'python',
  servedAt: 'sdk/python',
  needs: '3.9',
  write: (sdk) => {
    const folder = sdk.names.package;
    const runtime = [...runtimeFiles('python', sdk)].filter(([path]) => path !== readme);
    return new Map([
      ...runtime.map(([path, content]) => [`${folder}/${path}`, content] as const),
      ...textFiles({
        [`${folder}/_groups.py`]: writeGroups(sdk),
        [`${folder}/codes.py`]: writeCodes(sdk),
        [`${folder}/types.py`]: writeTypes(sdk),
      }),
      ...metadata(sdk),
    ]);
  },
  pack: (sdk, files) => {
    const { names } = sdk;
    const wheel = archive(sdk);
    const content = zip(withRecord(files, distInfo(sdk)));
    const hash = createHash('sha256').update(content).digest('hex');
    const link = `<a href="/sdk/python/${wheel}#sha256=${hash}" data-requires-python="&gt;=3.9">${wheel}</a>`;
    return new Map([
      [wheel, content],
      [
        'simple/index.html',
        page(`<a href="/sdk/python/simple/${names.package}/">${names.package}</a>`),
      ],
      [`simple/${names.package}/index.html`, page(link)],
    ]);
  },
  archive,
  install: ({ names, origin }) => ({
    code: `pip install --index-url ${origin}/sdk/python/simple ${names.package}`,
    grammar: 'bash',
  }),
  sample: writeSample,
};

const readme = 'README.md';

const distInfo = ({ names, version }: Sdk): string => `${names.package}-${version}.dist-info`;

function metadata(sdk: Sdk): Files {
  const { names, version, summary, origin } = sdk;
  const folder = distInfo(sdk);
  const text = runtimeFiles('python', sdk).get(readme)?.toString() ?? '';
  return textFiles({
    [`${folder}/METADATA`]: [
      'Metadata-Version: 2.1',
      `Name: ${names.package}`,
      `Version: ${version}`,
      `Summary: ${names.operator} API: ${summary}`,
      `Home-page: ${origin}`,
      `Author: ${names.legal}`,
      `Author-email: ${names.mail}`,
      `License: ${names.licence}`,
      'License-File: LICENSE',
      'Requires-Python: >=3.9',
      'Classifier: Typing :: Typed',
      'Description-Content-Type: text/markdown',
      '',
      text,
    ].join('\n'),
    [`${folder}/WHEEL`]: `Wheel-Version: 1.0\nGenerator: ${names.package}\nRoot-Is-Purelib: true\nTag: py3-none-any\n`,
    [`${folder}/LICENSE`]: licenceText(sdk),
    [`${folder}/CHANGELOG.md`]: changelogText(sdk),
  });
}

/** A wheel ends with the hash of each of its files. */
function withRecord(files: Files, folder: string): Files {
  const path = `${folder}/RECORD`;
  const lines = [...files].map(([name, content]) => {
    const hash = createHash('sha256').update(content).digest('base64url');
    return `${name},sha256=${hash},${content.length}\n`;
  });
  return new Map([...files, [path, Buffer.from(`${lines.join('')}${path},,\n`)]]);
}

const page = (body: string): Buffer =>
  Buffer.from(
    `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Packages</title></head>\n<body>${body}</body>\n</html>\n`,
  );
