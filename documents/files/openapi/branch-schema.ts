import { type Branch, branchesOf, choiceField, groupsOf } from '../../api/field-rules.ts';
import { isRecord } from '../../api/is-record.ts';
import { rulesAmong } from './rules-for-words.ts';

type Fields = Record<string, unknown>;

/** The object for one value of the `x-by` field: without the fields that belong to others alone. */
export function branchSchema(schema: Fields, { value, required, allowed }: Branch): Fields {
  const { 'x-by': _by, 'x-one-of': groups, properties, ...rest } = schema;
  const by = choiceField(schema);
  const bound = branchesOf(schema).flatMap((branch) => branch.allowed);
  const possible = Object.keys(isRecord(properties) ? properties : {}).filter(
    (name) => allowed.includes(name) || !bound.includes(name),
  );
  const { fields, sure } = decided(groupsOf(groups), possible, required);
  const written = isRecord(properties) ? properties : {};
  return {
    ...rest,
    ...meaningOf(written[by], value),
    ...rulesAmong(schema, fields),
    required: [...new Set([by, ...listOf(schema.required), ...required, ...sure])],
    properties: Object.fromEntries(
      fields.map((name) => [name, name === by ? constant(written[by], value) : written[name]]),
    ),
  };
}

/** Of fields that exclude each other, a required one leaves none; a single one is required. */
function decided(groups: string[][], possible: readonly string[], required: readonly string[]) {
  const out = groups.flatMap((group) =>
    group.some((name) => required.includes(name))
      ? group.filter((name) => !required.includes(name))
      : [],
  );
  const fields = possible.filter((name) => !out.includes(name));
  const sure = groups.flatMap((group) => {
    const left = group.filter((name) => fields.includes(name));
    return left.length === 1 ? left : [];
  });
  return { fields, sure };
}

function constant(choice: unknown, value: string): Fields {
  const { enum: _enum, 'x-enum': _meanings, default: _default, ...rest } = recordOf(choice);
  return { ...rest, const: value };
}

/** The value's own meaning, if it is documented, describes the object. */
function meaningOf(choice: unknown, value: string): Fields {
  const { en, zh } = recordOf(recordOf(recordOf(choice)['x-enum'])[value]);
  return en ? { description: en, 'x-zh': zh } : {};
}

const recordOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
