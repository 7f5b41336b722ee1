import type { Locale } from '#contract/locale.ts';
import { isRecord } from './is-record.ts';
import { mapValues } from './shared-parts.ts';

/** Translates the texts of an example; ids and numbers stay. */
export function localizeExample(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return words[value] ?? value;
  if (Array.isArray(value)) return value.map((part) => localizeExample(part, words));
  return isRecord(value) ? mapValues(value, (part) => localizeExample(part, words)) : value;
}

/** `x-zh-examples` of a description: translations of the English texts in its examples. */
export function exampleWords(description: object, locale: Locale): Record<string, string> {
  const written: unknown = Reflect.get(description, `x-${locale}-examples`);
  return isRecord(written) ? mapValues(written, String) : {};
}

/** The same for a whole description: all values of all its examples. */
export function localizeExamples(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((part) => localizeExamples(part, words));
  if (!isRecord(value)) return value;
  return mapValues(value, (part, key) =>
    key === 'examples' && isRecord(part)
      ? mapValues(part, (example) => localizeExample(example, words))
      : localizeExamples(part, words),
  );
}
