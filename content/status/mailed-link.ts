import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';

/** The purpose of a link in a status mail; the token is the value of the same name in the query. */
export const linkKinds = ['confirm', 'change', 'unsubscribe'] as const;
export type LinkKind = (typeof linkKinds)[number];

export const mailedLinkPath = (kind: LinkKind, locale: Locale, token: string): string =>
  `${pagePath('service-status-subscribe', locale)}?${kind}=${token}`;

/** The link that a query holds. */
export function mailedLinkIn(search: string): { kind: LinkKind; token: string } | undefined {
  const query = new URLSearchParams(search);
  const kind = linkKinds.find((known) => query.has(known));
  return kind && { kind, token: query.get(kind) ?? '' };
}

/** What the buttons of the page of a mailed link do; the name of the form field that says so. */
export const linkActions = ['confirm', 'change', 'stop', 'test', 'secret'] as const;
export type LinkAction = (typeof linkActions)[number];
export const actionField = 'do' as const;

/** Form fields of a choice. */
export const choiceFields = { service: 'service', everyUpdate: 'every' } as const;

/** The outcome of a button, by which the address shows it once the token is gone. */
const linkOutcomes = ['confirmed', 'changed', 'tested', 'left', 'invalid'] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];

const outcomeField = 'subscription';

export const outcomeQuery = (outcome: LinkOutcome): string => `?${outcomeField}=${outcome}`;

export function outcomeIn(search: string): LinkOutcome | undefined {
  const outcome = new URLSearchParams(search).get(outcomeField);
  return linkOutcomes.find((known) => known === outcome);
}
