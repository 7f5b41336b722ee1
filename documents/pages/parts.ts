import { documentWords } from '#content/interface/docs.ts';
import type { Locale } from '#contract/locale.ts';
import { type ErrorCode, readErrors } from '../api/errors.ts';
import type { Field } from '../api/fields.ts';
import { type Operation, type ParameterPlace, readOperation } from '../api/operation.ts';
import type { Place } from '../manuscripts/read-markdown.ts';
import { jsonText } from '../samples/literal.ts';
import { sampleRequest } from '../samples/sample-request.ts';
import { writeSamples } from '../samples/samples.ts';
import { type AnsweredError, withCalls } from './answering-calls.ts';

/** What the build puts where a manuscript has a directive. */
export type Part =
  | {
      kind: 'request-method';
      operation: Pick<Operation, 'method' | 'host' | 'path'>;
      parameters: { place: ParameterPlace; fields: Field[] }[];
    }
  | { kind: 'code'; name: string; label: string; samples: Sample[]; isByLanguage: boolean }
  | { kind: 'fields'; fields: Field[] }
  | { kind: 'errors'; errors: ErrorCode[] }
  | { kind: 'error-finder'; errors: AnsweredError[] };

const placeNames = [
  'request-method',
  'request-example',
  'response-example',
  'response-parameters',
  'error-codes',
  'error-finder',
] as const;

export function fillPlace(
  { name, attributes }: Place,
  index: number,
  named: string | undefined,
  locale: Locale,
  folder?: string,
): Part {
  if (name === 'error-finder') return { kind: name, errors: withCalls(readErrors(), locale) };
  const wanted = attributes.operation ?? named;
  if (!wanted) throw new Error(`::${name} needs an operation, here or in the front matter.`);
  const operation = readOperation(wanted, locale, folder);
  const words = documentWords[locale];
  const code = (label: string, samples: Sample[], isByLanguage = false): Part => ({
    kind: 'code',
    name: `samples-${index}`,
    label,
    isByLanguage,
    samples,
  });
  switch (name) {
    case 'request-method':
      return { kind: name, operation, parameters: operation.parameters };
    case 'request-example':
      return operation.host
        ? code(words.requestExample, writeSamples(sampleRequest(operation)), true)
        : code(words.requestExample, payloads(operation));
    case 'response-example':
      return code(words.responseExample, responses(operation));
    case 'response-parameters':
      return { kind: 'fields', fields: operation.responseFields };
    case 'error-codes':
      return { kind: 'errors', errors: operation.errors };
    default:
      throw new Error(`::${name} is not a directive; there are ${placeNames.join(', ')}.`);
  }
}

/** `html` is the code in colour: only a page that is drawn has it. */
export type Sample = { id: string; name: string; code: string; grammar: string; html?: string };

const payloads = ({ requestExamples }: Operation): Sample[] =>
  requestExamples.map(({ id, name, value }) => ({
    id,
    name,
    code: jsonText(value),
    grammar: 'json',
  }));

/** One tab per example, named by its status and, where a status has several, by the example. */
export const responses = (operation: Operation): Sample[] =>
  operation.responses.flatMap(({ status, examples }) =>
    examples.map(({ id, name, value }) => ({
      id: `${status}-${id}`,
      name: examples.length > 1 ? `${status} ${name}` : status,
      code: typeof value === 'string' ? value : jsonText(value),
      grammar: typeof value === 'string' ? 'text' : 'json',
    })),
  );
