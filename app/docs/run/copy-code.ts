import { brand } from '#content/brand.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import { type LanguageId, variables } from '#documents/samples/environment.ts';
import { fillValues, type SampleValues } from '#documents/samples/fill-values.ts';
import type { SampleCode } from '#documents/samples/sample-code.ts';
import type { SampleRequest } from '#documents/samples/sample-request.ts';

/** The request as code in a language that runs as it is, with the values of the session. */
export function writeCode(
  { id, write }: { id: LanguageId; write: (request: SampleRequest) => SampleCode },
  request: SampleRequest,
  values: SampleValues,
): string {
  const { code } = write({ ...request, host: brand.hosts.api });
  return fillValues(code, id, values);
}

/** The environment variables of the samples; without a session with placeholders. */
export const sampleEnv = (session?: OpenedPractice): [name: string, value: string][] => [
  [variables.accessKey, session?.accessKey ?? 'AKTEST…'],
  [variables.secretKey, session?.secretKey ?? 'sktest-…'],
  [variables.callbackSecret, session?.callbackSecret ?? 'cstest-…'],
  [variables.host, session?.host ?? brand.hosts.sandbox],
];

/** A `.env` file. */
export const envFile = (session: OpenedPractice): string =>
  sampleEnv(session)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
