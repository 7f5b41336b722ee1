import { expect, test } from 'vitest';
import { consoleEventsWords } from '#content/interface/console-events.ts';
import { deskCustomersWords } from '#content/interface/desk-customers.ts';
import { locales } from '#contract/locale.ts';
import { auditActionNames, auditActions } from './actions.ts';

/** What never concerns a customer. */
const others = /^(audit|callback\.released|contact|data|database|desk|gateway|outbox|practice)\b/;
const ours = /^(saved-reply|secret|status)\b/;

const variants: Partial<Record<string, readonly string[]>> = {
  'customer.read': auditActions['customer.read'].shape.part.options,
  'ticket.changed': auditActions['ticket.changed'].shape.change.options,
};

test.each(locales)('whatever happened to a customer has its words at the desk (%s)', (locale) => {
  const words = {
    ...consoleEventsWords[locale].actions,
    ...deskCustomersWords[locale].events.actions,
  };
  const missing = auditActionNames
    .filter((action) => !others.test(action) && !ours.test(action))
    .flatMap((action) => variants[action]?.map((variant) => `${action}:${variant}`) ?? [action])
    .filter((name) => !Object.hasOwn(words, name));
  expect(missing).toEqual([]);
});
