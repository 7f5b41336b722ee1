import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';
import { apiFolder, readYaml } from './files.ts';
import { isRecord } from './is-record.ts';

const part = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);

/** Extracts `BUSY` and the statuses before the colon of its description. */
function reasonsIn(file: string, name: string): [reason: string, statuses: string[]][] {
  const schema = ['components', 'schemas', name, 'x-enum'].reduce(
    part,
    readYaml(join(apiFolder(), file)),
  );
  return Object.entries(isRecord(schema) ? schema : {}).map(([reason, means]) => [
    reason,
    String(part(means, 'en')).split(':')[0]?.match(statusWords) ?? [],
  ]);
}

const statusWords = /\b(answered|busy|no_answer|rejected|unreachable|failed|cancelled|expired)\b/g;

const statuses = new Map<string, string[]>();
for (const [reason, own] of [
  ...reasonsIn('common.yaml', 'CallReason'),
  ...reasonsIn('voice.yaml', 'Reason'),
  ...reasonsIn('callbot.yaml', 'EntryReason'),
  ...reasonsIn('whatsapp-calling.yaml', 'Reason'),
])
  statuses.set(reason, [...new Set([...(statuses.get(reason) ?? []), ...own])]);

describe.each(locales)('why a call ended, in %s', (locale) => {
  const text =
    allManuscripts()[locale].find(({ id }) => id === 'nxphone/hang-up-explained')?.text ?? '';
  const rows = text.split(/^(?=## )/m).flatMap((section) =>
    [...section.matchAll(/^\| `([A-Z_]+)`.*$/gm)].map(([row, reason = '']) => ({
      section,
      reason,
      row,
    })),
  );

  test('has every reason of every calling product, once', () => {
    expect(rows.map(({ reason }) => reason).sort()).toEqual([...statuses.keys()].sort());
  });

  test('puts each under the statuses that the descriptions give it', () => {
    for (const { reason, row, section } of rows) {
      const wanted = statuses.get(reason) ?? [];
      const own = namedIn(row);
      const lead = namedIn(section.split('|')[0] ?? '');
      expect(wanted, reason).toEqual(expect.arrayContaining(own.length > 0 ? own : lead));
      expect(namedIn(section), reason).toEqual(expect.arrayContaining(wanted));
    }
  });
});

function namedIn(text: string): string[] {
  const code = [...text.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
  return code.flatMap((word) => word.match(statusWords) ?? []);
}
