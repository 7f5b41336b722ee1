import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '#content/brand.ts';
import { locales } from '#contract/locale.ts';
import { apiFolder, productNames } from '#documents/api/files.ts';
import { docsFolder } from '#documents/manuscripts/manuscript-files.ts';
import { readManuscripts } from '#documents/manuscripts/manuscripts.ts';
import { variables } from '#documents/samples/environment.ts';
import { readOnce } from './read-once.ts';

/** Domains of examples: a customer's own sites, and those of a channel. */
const exampleDomains = ['customer.example', 'whatsapp.example'];
const ownHosts = [
  ...Object.values(brand.hosts).map((origin) => new URL(origin).hostname),
  ...Object.values(brand.mail).map((mailbox) => mailbox.slice(mailbox.indexOf('@') + 1)),
];

/** Modules of Python's standard library that printed code imports, and the file it is told to save. */
const pythonModules = new Set(
  'hashlib hmac http is_genuine json os pathlib re time urllib uuid'.split(' '),
);

/**
 * What keeps printed code and examples from running word for word: callback addresses that do not
 * exist, hosts that cannot be changed, packages that nobody is told to install.
 */
export function hostProblems(docs = docsFolder(), api = apiFolder()): string[] {
  const descriptions = [...productNames(api), 'common'].map((name) => ({
    place: `content/api/${name}.yaml`,
    text: readFileSync(join(api, `${name}.yaml`), 'utf8'),
    code: [],
  }));
  const manuscripts = locales.flatMap((locale) =>
    readManuscripts(locale, docs).map(({ id, text }) => ({
      place: `content/docs/${locale}/${id}.md`,
      text,
      code: readOnce(text, locale).code,
    })),
  );
  return [...descriptions, ...manuscripts].flatMap(({ place, text, code }) =>
    [...addressProblems(text), ...code.flatMap(codeProblems)].map(
      (problem) => `${place}: ${problem}`,
    ),
  );
}

const addressProblems = (text: string): string[] => [
  ...(text.match(/callbackUrl["']?\s*(?::|=>?)\s*["']?https?:\S*/g) ?? []).map(
    (found) => `${found} is no address that anyone has; leave callbackUrl out`,
  ),
  ...(text.match(/[\w-]+(?:\.[\w-]+)*\.example\b/g) ?? [])
    .filter((host) => !ownHosts.includes(host))
    .filter((host) => !exampleDomains.some((one) => `.${host}`.endsWith(`.${one}`)))
    .map((host) => `${host} is not below ${exampleDomains.join(' or ')}`),
];

function codeProblems({ grammar, code }: { grammar: string; code: string }): string[] {
  const isProgram = !['text', 'http', 'json', 'diff', 'bash', 'html', 'xml'].includes(grammar);
  const hasHost = code.includes(brand.hosts.api) && !code.includes(variables.host);
  const installed = (code.match(/^# pip install .*/gm) ?? []).join(' ');
  const imported = grammar === 'python' ? code.matchAll(/^(?:import|from) (\w+)/gm) : [];
  return [
    ...(isProgram && hasHost ? [`code reads its host from ${variables.host}`] : []),
    ...[...imported].flatMap(([, name = '']) =>
      pythonModules.has(name) || name === brand.codeName || installed.split(' ').includes(name)
        ? []
        : [`code imports ${name}: add the line “# pip install ${name}”`],
    ),
  ];
}
