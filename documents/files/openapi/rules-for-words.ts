import { groupsOf } from '../../api/field-rules.ts';
import { isRecord } from '../../api/is-record.ts';

type Fields = Record<string, unknown>;

/**
 * What programs make no types of, as keys for words: lists of names under `x-one-of`,
 * `x-at-most-one` and `x-any-of`, under `x-needs` what each field requires, and `x-default`.
 */
export function withRulesForWords(schema: Fields): Fields {
  const { oneOf, anyOf, dependentRequired, default: unsent, ...rest } = schema;
  const one = namesIn(oneOf);
  const any = namesIn(anyOf);
  return {
    ...rest,
    ...(oneOf !== undefined && (one ? { 'x-one-of': one.flat() } : { oneOf })),
    ...(anyOf !== undefined && (any ? { 'x-any-of': any } : { anyOf })),
    ...(isRecord(dependentRequired) && { 'x-needs': dependentRequired }),
    ...(unsent !== undefined && { 'x-default': unsent }),
  };
}

/** `[{ required: [from, to] }, { required: [callId] }]` as names. */
function namesIn(parts: unknown): string[][] | undefined {
  if (!Array.isArray(parts)) return undefined;
  const names = parts.map((part) =>
    isRecord(part) && Object.keys(part).join() === 'required' ? part.required : undefined,
  );
  return names.every(Array.isArray) ? names : undefined;
}

/** The dependencies that can still occur between these fields. */
export function rulesAmong(schema: Fields, fields: readonly string[]): Fields {
  const has = (name: string) => fields.includes(name);
  const groupsIn = (key: string) =>
    groupsOf(schema[key]).flatMap((group) => {
      const own = group.filter(has);
      return own.length > 1 ? [own] : [];
    });
  const needs = Object.entries(isRecord(schema.dependentRequired) ? schema.dependentRequired : {});
  return {
    'x-one-of': groupsIn('x-one-of'),
    'x-at-most-one': groupsIn('x-at-most-one'),
    dependentRequired: Object.fromEntries(needs.filter(([name]) => has(name))),
  };
}
