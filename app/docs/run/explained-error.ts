import { fill, joinBy } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import { type ErrorDetails, errorDetails } from '#contract/error-details.ts';
import { meantBy } from '#contract/nearest.ts';
import type { SampleRequest } from '#documents/samples/sample-request.ts';
import type { TryField } from '#documents/try/form-fields.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { problemOf } from './check-field.ts';
import { composeRequest, type Filled } from './compose-request.ts';
import { keyOf } from './form-values.ts';
import { parseJson } from './json.ts';
import { forcedCode, type Run } from './run.ts';
import type { Answer } from './send-request.ts';

/** What an answer says about its error. */
export function detailsOf({ json }: Answer): ErrorDetails | undefined {
  const { error } = Object(json);
  const parsed = errorDetails.safeParse(error);
  return parsed.success ? parsed.data : undefined;
}

/** The field of the form that an error is about, and the part of its value, such as `[0].name`. */
export function fieldOfError(
  { fields }: Pick<TryCall, 'fields'>,
  { field = '', in: place }: ErrorDetails,
): { field: TryField; inside: string } | undefined {
  const [name = ''] = field.split(/[.[]/);
  const found = fields.find((one) => one.place === place && one.name === name);
  return found && { field: found, inside: field.slice(name.length) };
}

/** The field that the answer of a run refuses, until its value changes: its key and a sentence. */
export function refusedField(
  call: TryCall,
  run: Run,
  form: Filled,
  words: TryWords['wrong'],
): [key: string, problem: string][] {
  if (run.step !== 'answered' || forcedCode(run.sent) !== undefined) return [];
  const error = detailsOf(run.answer);
  const found = error && fieldOfError(call, error);
  if (!error || !found) return [];
  const { field } = found;
  const now = composeRequest(call, form);
  if (valueIn(now, field) !== valueIn(run.sent.request, field)) return [];
  const key = keyOf(field);
  const own = problemOf(field, form.values[key] ?? '', form.files[key], words);
  return [[key, found.inside || !own ? sentence(error, found.inside, words) : own]];
}

/** In the reader's language where there are words; what the API expects is in English. */
function sentence(
  { problem, expected = '' }: ErrorDetails,
  inside: string,
  words: TryWords['wrong'],
): string {
  const values = valuesIn(expected);
  const text =
    problem === 'missing'
      ? words.missing
      : values
        ? fill(words.oneOf, { values: joined(values, words) })
        : fill(words.expected, { expected });
  return inside ? fill(words.inside, { name: inside.replace(/^\./, ''), text }) : text;
}

const joined = (values: readonly string[], { separator, or }: TryWords['wrong']): string =>
  joinBy(or, [values.slice(0, -1).join(separator), ...values.slice(-1)].filter(Boolean));

/** `one of otp, notification`: the values, unless they were too many to be listed. */
const valuesIn = (expected: string): string[] | undefined =>
  /^one of [^…]+$/.test(expected) ? expected.slice('one of '.length).split(', ') : undefined;

/** The value to put in, where one is clear. */
export const clearValue = ({ expected = '', received = '' }: ErrorDetails): string | undefined =>
  meantBy(received, valuesIn(expected) ?? []);

/** The text of a field with another value, at its place inside JSON. */
export function withValue(text: string, inside: string, value: string): string {
  if (inside === '') return value;
  const parts = inside.match(/[^.[\]]+/g) ?? [];
  const whole = parseJson(text);
  const parent = parts.slice(0, -1).reduce<unknown>((place, part) => Object(place)[part], whole);
  if (typeof parent !== 'object' || parent === null) return text;
  Reflect.set(parent, parts.at(-1) ?? '', value);
  return JSON.stringify(whole, null, 2);
}

/** What a request sends of a field, as text. */
function valueIn({ path, query, headers, body }: SampleRequest, field: TryField): string {
  const { place, name } = field;
  const named = (pairs: readonly (readonly [string, string])[]) =>
    pairs.find(([one]) => one === name)?.[1];
  if (place === 'path') return path;
  if (place === 'query') return String(named(query));
  if (place === 'header') return String(named(headers));
  if (body.kind === 'json') return String(JSON.stringify(Object(body.value)[name]));
  if (body.kind === 'none') return '';
  return String(body.parts.find((part) => part.name === name)?.value);
}
