import { z } from 'zod/mini';
import { machineWords } from '#content/docs/machines.ts';
import { fill } from '#content/fill.ts';
import { withoutLinks } from '#content/inline-links.ts';
import { documentWords } from '#content/interface/document.ts';
import type { Locale } from '#contract/locale.ts';
import { groupsOf } from '../../api/field-rules.ts';
import { isRecord } from '../../api/is-record.ts';
import { mapValues } from '../../api/shared-parts.ts';

/**
 * A description with the texts of one language. Keys that only our build understands are removed:
 * dependencies, defaults and the meanings of values go into the text, the latter for programs also
 * into `x-enumDescriptions`.
 */
export function inOneLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((part) => inOneLanguage(part, locale));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value)
    .filter(([key]) => !key.startsWith('x-') || published.includes(key))
    .map(([key, part]) => [key, inOneLanguage(part, locale)]);
  const result: Record<string, unknown> = Object.fromEntries(kept);
  const translated = value[`x-${locale}`];
  const key = 'description' in value ? 'description' : 'summary';
  const text = typeof translated === 'string' ? translated : value[key];
  if (typeof text === 'string') result[key] = withoutLinks(text);
  const words = documentWords[locale];
  const meanings = mapValues(enumValues.parse(value['x-enum'] ?? {}), ({ final, ...means }) =>
    withoutLinks(
      final ? fill(words.aside, { lead: means[locale], text: words.final }) : means[locale],
    ),
  );
  const lines = [
    ...Object.entries(meanings).map(([one, means]) =>
      fill(words.meaning, { name: inCode(one), means }),
    ),
    ...ruleLines(value, locale),
  ];
  if (lines.length === 0) return result;
  const list = lines.map((line) => `- ${line}`).join('\n');
  return {
    ...result,
    description: [result.description, list].filter(Boolean).join('\n\n'),
    ...('x-enum' in value && { 'x-enumDescriptions': meanings }),
  };
}

/** The dependencies between the fields of an object, and a default, in words. */
function ruleLines(schema: Record<string, unknown>, locale: Locale): string[] {
  const { rules } = machineWords[locale];
  const list = (names: readonly string[]) => names.map(inCode).join(rules.separator);
  const groups = (key: string, text: string) =>
    groupsOf(schema[key]).map((names) => fill(text, { fields: list(names) }));
  const { 'x-any-of': any = [], 'x-needs': needs = {}, 'x-default': unsent } = schema;
  const sets = z
    .array(names)
    .parse(any)
    .map((set) => set.map(inCode).join(rules.and));
  return [
    ...groups('x-one-of', rules.oneOf),
    ...groups('x-at-most-one', rules.atMostOne),
    ...(sets.length > 0 ? [fill(rules.anyOf, { fields: sets.join(rules.separator) })] : []),
    ...Object.entries(z.record(z.string(), names).parse(needs)).map(([name, others]) =>
      fill(rules.needs, { field: inCode(name), fields: list(others) }),
    ),
    ...(unsent === undefined ? [] : [fill(rules.default, { value: inCode(valueText(unsent)) })]),
  ];
}

const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const inCode = (name: string): string => `\`${name}\``;

const names = z.array(z.string());

const published = ['x-limits'];

const enumValues = z.record(
  z.string(),
  z.object({ en: z.string(), zh: z.string(), final: z.optional(z.boolean()) }),
);
