import type { OpenedPractice } from '#contract/practice.ts';
import type { SampleRequest } from '#documents/samples/sample-request.ts';
import type { TryField } from '#documents/try/form-fields.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { type Files, keyOf, sentValue, type Values } from './form-values.ts';
import { answerHeader, idempotencyHeader } from './header-names.ts';

export type Filled = {
  values: Values;
  files: Files;
  /** The error code that the sandbox is to answer with. */
  answer?: number;
  /** Sent where the call takes one and the form has none. */
  idempotencyKey?: string;
  /** Keys among the fields of the body in place of a signature. */
  keysInBody?: boolean;
};

/** The request that a form describes, in the shape that the samples are written from. */
export function composeRequest(
  call: TryCall,
  { values, files, answer, idempotencyKey, keysInBody = false }: Filled,
  session?: Pick<OpenedPractice, 'host' | 'accessKey' | 'secretKey'>,
): SampleRequest {
  const textOf = (field: TryField): string => values[keyOf(field)] ?? '';
  const inPlace = (place: TryField['place']) =>
    call.fields.filter((field) => field.place === place);
  const given = (place: TryField['place']) =>
    inPlace(place).flatMap((field): [string, string][] =>
      textOf(field).trim() === '' ? [] : [[field.name, textOf(field).trim()]],
    );
  // Without a signature there is no idempotency key.
  const headers = given('header').filter(([name]) => !(keysInBody && name === idempotencyHeader));
  const takesKey = !keysInBody && inPlace('header').some(({ name }) => name === idempotencyHeader);
  if (takesKey && idempotencyKey && !headers.some(([name]) => name === idempotencyHeader))
    headers.push([idempotencyHeader, idempotencyKey]);
  if (answer !== undefined) headers.push([answerHeader, String(answer)]);
  return {
    method: call.method,
    host: session?.host ?? '',
    path: given('path').reduce(
      (path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(value)),
      call.path,
    ),
    query: given('query'),
    headers,
    isSigned: !keysInBody,
    body: bodyOf(
      call,
      { ...(keysInBody && keysOf(session)), ...fieldsOf(inPlace('body'), textOf) },
      files,
    ),
  };
}

const fieldsOf = (fields: readonly TryField[], textOf: (field: TryField) => string) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = sentValue(field, textOf(field));
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );

const keysOf = (session: Pick<OpenedPractice, 'accessKey' | 'secretKey'> | undefined) =>
  session && { appKey: session.accessKey, appSecret: session.secretKey };

function bodyOf(
  { contentType, fields }: TryCall,
  value: Record<string, unknown>,
  files: Files,
): SampleRequest['body'] {
  if (!contentType) return { kind: 'none' };
  if (contentType === 'application/json') return { kind: 'json', value };
  const parts = Object.entries(value).map(([name, one]) => ({
    name,
    value: typeof one === 'string' ? one : JSON.stringify(one),
    isFile: false,
  }));
  const chosen = fields.flatMap((field) => {
    const file = files[keyOf(field)];
    return file ? [{ name: field.name, value: file.name, isFile: true }] : [];
  });
  return { kind: 'multipart', parts: [...chosen, ...parts] };
}
