import { brand } from '#content/brand.ts';
import { keyPrefix } from '#content/fill-brand.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import type { SampleRequest } from '#documents/samples/sample-request.ts';
import { sampleLanguages } from '#documents/samples/samples.ts';

export type SampleLanguageId = (typeof sampleLanguages)[number]['id'];

type Keys = Pick<OpenedPractice, 'accessKey' | 'secretKey'>;

/** The request as code in a language, with the keys that it reads from the environment. */
export function writeCode(language: string, request: SampleRequest, keys: Keys): string {
  const chosen = sampleLanguages.find(({ id }) => id === language) ?? sampleLanguages[0];
  const { code } = chosen.write(request);
  if (!request.isSigned) return code;
  const [first = '', ...rest] = code.split('\n');
  if (chosen.id === 'curl')
    return [...envLines(keys).map((line) => `export ${line}`), '', code].join('\n');
  const keyComments = envLines(keys).map((line) => `${comments[chosen.id]} ${line}`);
  // PHP would print a comment before its opening tag.
  return first.startsWith('<?')
    ? [first, ...keyComments, ...rest].join('\n')
    : [...keyComments, code].join('\n');
}

/** The environment variables of Get started; without a session with placeholders. */
export const startEnv = (session?: OpenedPractice): [name: string, value: string][] => [
  [`${keyPrefix}_ACCESS_KEY`, session?.accessKey ?? 'AKTEST…'],
  [`${keyPrefix}_SECRET_KEY`, session?.secretKey ?? 'sktest-…'],
  [`${keyPrefix}_CALLBACK_SECRET`, session?.callbackSecret ?? 'cstest-…'],
  [`${keyPrefix}_HOST`, session?.host ?? brand.hosts.sandbox],
];

/** Lines of a `.env` file. */
export const envLines = ({ accessKey, secretKey }: Keys): string[] => [
  `${keyPrefix}_ACCESS_KEY=${accessKey}`,
  `${keyPrefix}_SECRET_KEY=${secretKey}`,
];

const comments: Record<Exclude<SampleLanguageId, 'curl'>, string> = {
  node: '//',
  python: '#',
  java: '//',
  php: '//',
  go: '//',
  csharp: '//',
};
