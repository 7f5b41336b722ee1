import { expectedOf } from '#content/api/expected.ts';
import {
  type ErrorDetails,
  type FieldPlace,
  type FieldProblem,
  fieldPlaces,
} from '#contract/error-details.ts';
import type { ErrorCode } from './errors.ts';
import { isRecord } from './is-record.ts';
import type { WrittenCall } from './written.ts';

/** A parameter, header or field of the body that an error can be about. */
export type NamedField = {
  name: string;
  in: FieldPlace;
  isRequired: boolean;
  /** Whether the first example of a request has it. */
  isSent: boolean;
  schema: Record<string, unknown>;
};

/** The parameters of a call, then the fields of its body, then the key of the caller. */
export function fieldsOf(call: WrittenCall, open: (value: unknown) => unknown): NamedField[] {
  const [media] = Object.values(call.requestBody?.content ?? {});
  const [example] = Object.values(media?.examples ?? {});
  const { required, properties } = recordOf(open(media?.schema));
  const needed = Array.isArray(required) ? required : [];
  const parameters = (call.parameters ?? []).map(open).map(recordOf);
  return [
    ...parameters.map((one): NamedField => {
      const isRequired = one.required === true;
      const place = fieldPlaces.find((known) => known === one.in) ?? 'query';
      const schema = recordOf(one.schema);
      return { name: String(one.name), in: place, isRequired, isSent: isRequired, schema };
    }),
    ...Object.entries(recordOf(properties)).map(
      ([name, schema]): NamedField => ({
        name,
        in: 'body',
        isRequired: needed.includes(name),
        isSent: name in (example?.value ?? {}),
        schema: recordOf(schema),
      }),
    ),
    ...keyOf(call).map((key) => ({ ...key, isRequired: true, isSent: false, schema: {} })),
  ];
}

function keyOf({ security: [way] }: WrittenCall): Pick<NamedField, 'name' | 'in'>[] {
  if (!way) return [];
  return 'signature' in way
    ? [{ name: 'X-Access-Key', in: 'header' }]
    : [{ name: 'appKey', in: 'body' }];
}

/**
 * The field in the example of an error. Where the message names one: the first that can have this
 * error. Else the only one of the example that the code is about.
 */
export function namedField(
  { code, names, fields: about = [] }: ErrorCode,
  fields: readonly NamedField[],
): NamedField | undefined {
  if (names && code === unknownThing)
    return (
      fields.findLast((one) => one.in === 'path') ??
      fields.find(({ name }) => /(?<!order|sender|caller|waba|User)Id$/.test(name))
    );
  if (names) return fields.find((one) => one.isRequired && one.in !== 'path');
  const header = signingHeaders[code];
  if (header) return { name: header, in: 'header', isRequired: true, isSent: true, schema: {} };
  const [own, another] = fields.filter(({ name, isSent }) => isSent && about.includes(name));
  return another ? undefined : own;
}

/** What the object `error` of the example says of the field. */
export function exampleDetails(
  { code }: ErrorCode,
  named: NamedField | undefined,
): Pick<ErrorDetails, 'field' | 'in' | 'problem' | 'expected'> {
  if (!named) return {};
  const problem = problemOf(code, named.schema);
  const expected = expectedOf(named.schema);
  return {
    field: named.name,
    in: named.in,
    ...(problem && { problem, ...(expected && { expected }) }),
  };
}

const unknownThing = 1401;

const missingField = 1001;
const wrongValue = 1002;

/** The first limit of a field that a request can break. */
function problemOf(code: number, schema: Record<string, unknown>): FieldProblem | undefined {
  if (code === missingField) return 'missing';
  if (code !== wrongValue) return undefined;
  if (schema.enum) return 'value';
  if (schema.format || schema.pattern) return 'format';
  if (schema.type === 'integer' || schema.type === 'number') return 'range';
  return schema.type === 'string' || schema.type === 'array' ? 'length' : 'type';
}

/** The header that a code about the signature is about. */
const signingHeaders: Record<number, string> = {
  1101: 'X-Access-Key',
  1102: 'X-Signature',
  1103: 'X-Timestamp',
  1104: 'X-Nonce',
};

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
