import { fill } from '#content/fill.ts';
import { type DocumentWords, documentWords } from '#content/interface/document.ts';
import { localeSettings } from '#content/locale-settings.ts';
import type { Locale } from '#contract/locale.ts';
import type { Operation } from '../api/operation.ts';

/** One of up to four facts under the title; `doc` is its link. */
export type Fact = { name: string; value: string; doc?: string };

const conventions = 'doc:general/conventions';

/** Facts for choosing a call: required right, rate limit, idempotency, retention. */
export function factsOf(operation: Operation, locale: Locale): Fact[] {
  const { facts } = documentWords[locale];
  const { dot } = localeSettings[locale];
  if (operation.event) return callbackFacts(operation, facts);
  const { keysInBody, right, perSecond, idempotentBy, keptDays } = operation;
  const authOf = () => {
    if (!right) return { value: facts.keyless };
    return keysInBody
      ? { value: facts.keyed + dot + right, doc: `${conventions}#version-1` }
      : { value: facts.signed + dot + right, doc: `${conventions}#version-2` };
  };
  return [
    { name: facts.auth, ...authOf() },
    ...(perSecond
      ? [{ name: facts.limit, value: fill(facts.perSecond, { count: perSecond }) }]
      : []),
    ...(idempotentBy ? [{ name: facts.idempotent, value: facts.idempotentBy[idempotentBy] }] : []),
    ...(keptDays ? [{ name: facts.kept, value: fill(facts.days, { count: keptDays }) }] : []),
  ];
}

const callbackFacts = ({ isSigned }: Operation, facts: DocumentWords['facts']): Fact[] => [
  isSigned
    ? { name: facts.auth, value: facts.signedCallback, doc: `${conventions}#verify` }
    : { name: facts.auth, value: facts.unsigned, doc: `${conventions}#callbacks` },
  { name: facts.respond, value: facts.withinSeconds },
  { name: facts.attempts, value: facts.attemptCount },
  { name: facts.repeats, value: facts.byEventId },
];
