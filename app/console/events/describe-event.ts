import { fill } from '#content/fill.ts';
import type { ConsoleEventsWords } from '#content/interface/console-events.ts';
import type { AccountEvent } from '#contract/account-events.ts';

type Words = Pick<
  ConsoleEventsWords,
  'actions' | 'kinds' | 'formerEmployee' | 'loginsEnded' | 'otherLoginsEnded' | 'employeesEnded'
>;

/**
 * An event in words: what happened, to whom (where the words do not say), and its results. An
 * unknown action is described by its kind.
 */
export function describeEvent(
  words: Words,
  { action, kind, facts }: Pick<AccountEvent, 'action' | 'kind' | 'facts'>,
  isMainUser: boolean,
): { what: string; whom: string; results: string[] } {
  const target = facts.target ?? (isMainUser ? words.formerEmployee : undefined);
  const toEmployee = target === undefined ? undefined : words.actions[`${action}:of`];
  // A removed employee is named by the name stored with the event.
  const isNamed = toEmployee !== undefined && !(facts.target === undefined && 'username' in facts);
  const text =
    (isNamed ? toEmployee : words.actions[`${action}:${facts.way}`]) ??
    words.actions[action] ??
    words.kinds[kind];
  return {
    what: fill(text, { ...facts, ...(target !== undefined && { target }) }),
    whom: isNamed || facts.target === undefined ? '' : String(facts.target),
    results: [
      ...count(
        action === 'password.changed' ? words.otherLoginsEnded : words.loginsEnded,
        facts.sessionsEnded,
      ),
      ...count(words.employeesEnded, facts.employeesEnded),
    ],
  };
}

const count = (words: { one: string; other: string }, value: string | number | undefined) =>
  typeof value === 'number' && value > 0
    ? [fill(value === 1 ? words.one : words.other, { count: value })]
    : [];
