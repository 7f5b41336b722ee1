/** The purpose of a link in a status mail; the token is the value of the same name in the query. */
export const linkKinds = ['confirm', 'unsubscribe'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** The outcome of a mailed link that was followed without JavaScript. */
const linkOutcomes = ['confirmed', 'left', 'invalid'] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];

const outcomeField = 'subscription';

/** The form field with which the button names its link: other forms of the page have none. */
export const linkField = 'link' as const;

export const outcomeQuery = (outcome: LinkOutcome): string => `?${outcomeField}=${outcome}`;

/** The notice on the status page for a mailed link, by the query of its URL. */
export type LinkNotice = LinkKind | LinkOutcome;

export function linkNoticeOf(search: string): LinkNotice | undefined {
  const query = new URLSearchParams(search);
  const outcome = query.get(outcomeField);
  return (
    linkKinds.find((kind) => query.has(kind)) ?? linkOutcomes.find((known) => known === outcome)
  );
}

export const isLinkKind = (notice: LinkNotice): notice is LinkKind =>
  linkKinds.some((kind) => kind === notice);
