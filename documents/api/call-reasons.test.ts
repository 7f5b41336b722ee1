import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';
import { apiFolder, readYaml } from './files.ts';
import { isRecord } from './is-record.ts';

const part = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);

/** What each reason says, after the status that it belongs to. */
function reasonsIn(file: string, name: string): Record<string, string> {
  const schema = ['components', 'schemas', name, 'x-enum'].reduce(
    part,
    readYaml(join(apiFolder(), file)),
  );
  const reasons = isRecord(schema) ? Object.entries(schema) : [];
  return Object.fromEntries(reasons.map(([reason, means]) => [reason, String(part(means, 'en'))]));
}

const reasons = { ...reasonsIn('voice.yaml', 'Reason'), ...reasonsIn('common.yaml', 'CallReason') };

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

  test('has every reason of every product that calls, once', () => {
    expect(rows.map(({ reason }) => reason).sort()).toEqual(Object.keys(reasons).sort());
  });

  test('puts each under the status that the descriptions give it', () => {
    for (const { reason, row, section } of rows) {
      const status = reasons[reason]?.split(':')[0];
      const own = /\| `(busy|no_answer|rejected|unreachable|cancelled|expired)`/.exec(row)?.[1];
      if (own) expect(own, reason).toBe(status);
      else expect(section, reason).toContain(`\`${status}\``);
    }
  });
});
