import { charges, nextSteps, parties, waitPattern } from '#content/reasons.ts';
import { locales } from '#contract/locale.ts';
import { apiFolder } from '#documents/api/files.ts';
import { statedValues } from '#documents/api/reasons.ts';
import type { EnumValue } from '#documents/api/schema.ts';

/** Most attempts that a card advises. */
const mostWaits = 3;
/** Steps that say what to do first. */
const withHint: readonly string[] = ['change', 'fix', 'check'];

/** Every status and reason says whose problem it is, what to do next, and how long to wait. */
export function reasonProblems(folder = apiFolder()): string[] {
  const problems = statedValues(folder).flatMap(({ product, name, means }) =>
    adviceProblems(means).map((problem) => `content/api: ${product}: ${name}: ${problem}`),
  );
  return [...new Set(problems)];
}

function adviceProblems({ whose, again, wait, hint, charged }: EnumValue): string[] {
  const waits = wait === undefined ? [] : String(wait).split(' ');
  const problems = [
    !oneOf(parties, whose) && `\`whose\` is one of ${parties.join(', ')}`,
    !oneOf(nextSteps, again) && `\`again\` is one of ${nextSteps.join(', ')}`,
    charged !== undefined &&
      !oneOf(charges, charged) &&
      `\`charged\` is one of ${charges.join(', ')}`,
    again?.endsWith('-later') && !wait && !hint && 'later needs `wait` or a `hint`',
    oneOf(withHint, again) && !hint && `${again} needs a \`hint\``,
    waits.length > mostWaits && `\`wait\` has at most ${mostWaits} times`,
    !waits.every((one) => waitPattern.test(one)) && '`wait` has times such as `15min 1h`',
    hint && !locales.every((locale) => hint[locale]) && 'the `hint` is missing in a language',
    hint && /\p{Script=Han}/u.test(hint.en) && 'the English `hint` has Chinese in it',
    hint && !/\p{Script=Han}/u.test(hint.zh) && 'the Chinese `hint` is not Chinese',
  ];
  return problems.filter((problem) => typeof problem === 'string');
}

const oneOf = (known: readonly string[], value: string | undefined): boolean =>
  value !== undefined && known.includes(value);
