import { z } from 'zod/mini';
import { fill } from '#content/fill.ts';
import { withoutLinks } from '#content/inline-links.ts';
import { documentWords } from '#content/interface/document.ts';
import type { Locale } from '#contract/locale.ts';
import { isRecord } from '../../api/is-record.ts';
import { mapValues } from '../../api/shared-parts.ts';

/**
 * A description with the texts of one language. Keys that only our build understands are removed;
 * the meanings of enum values go into the text and, for programs, into `x-enumDescriptions`.
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
  if (!isRecord(value['x-enum'])) return result;
  const words = documentWords[locale];
  const meanings = mapValues(enumValues.parse(value['x-enum']), ({ final, ...means }) =>
    withoutLinks(
      final ? fill(words.aside, { lead: means[locale], text: words.final }) : means[locale],
    ),
  );
  const lines = Object.entries(meanings).map(
    ([one, means]) => `- ${fill(words.meaning, { name: `\`${one}\``, means })}`,
  );
  return {
    ...result,
    description: [result.description, lines.join('\n')].filter(Boolean).join('\n\n'),
    'x-enumDescriptions': meanings,
  };
}

const published = ['x-limits'];

const enumValues = z.record(
  z.string(),
  z.object({ en: z.string(), zh: z.string(), final: z.optional(z.boolean()) }),
);
