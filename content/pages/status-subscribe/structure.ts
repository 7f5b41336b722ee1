import type { LinkAction, LinkKind, LinkOutcome } from '#content/status/mailed-link.ts';
import type { Localized } from '#contract/locale.ts';
import type { WebhookState } from '#contract/status.ts';

export type StatusSubscribeWords = {
  breadcrumb: string;
  /** The page's name in the breadcrumb. */
  name: string;
  heading: string;
  tip: string;
  services: {
    legend: string;
    /** Buttons that choose all, with their number, and none. */
    all: string;
    none: string;
    missing: string;
  };
  updates: {
    legend: string;
    every: { name: string; hint: string };
    ends: { name: string; hint: string };
  };
  ways: { label: string; mail: string; webhook: string };
  mail: { label: string; placeholder: string; invalid: string };
  webhook: { label: string; placeholder: string; hint: string; invalid: string };
  owner: { label: string; hint: string };
  submit: {
    /** No service is chosen yet, one, several, all. */
    bare: string;
    one: string;
    several: string;
    all: string;
    hint: string;
  };
  sending: string;
  sent: { heading: string; sentence: string };
  noResponse: string;
  sample: {
    when: string;
    subject: string;
    incident: string;
    title: string;
    text: string;
    note: string;
    webhook: { name: string; label: string; note: string };
  };
  copying: { copy: string; copied: string; failed: string };
  /** The page of a mailed link, by what it was mailed for. */
  link: Record<LinkKind, string> & {
    to: string;
    owner: string;
    services: string;
    all: string;
    what: string;
    state: string;
    /** How services, and how parts of a line, are joined. */
    separator: string;
    every: string;
    ends: string;
    /** In the language of the notices. */
    languages: Localized<string>;
    states: Record<WebhookState, string>;
    until: string;
    moment: string;
    withoutScript: string;
    actions: Record<LinkAction, string>;
    toChange: string;
    secretHint: string;
  };
  secret: { heading: string; sentence: string; name: string; note: string };
  outcomes: Record<LinkOutcome, { heading: string; sentence: string }>;
  /** Link to the empty form. */
  again: string;
};
