import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { errorWords } from '#content/interface/errors.ts';
import {
  actionField,
  choiceFields,
  type LinkAction,
  type LinkKind,
  type LinkOutcome,
  linkActions,
  mailedLinkIn,
  outcomeIn,
} from '#content/status/mailed-link.ts';
import type { ShownSubscription, SubscriptionPageData } from '#content/status/served.ts';
import type { Locale } from '#contract/locale.ts';
import { mailedLink } from '#contract/status.ts';
import type { Context } from '../context.ts';
import { AppError } from '../http/errors.ts';
import { readChoice } from './choice.ts';
import { findLinked, type Linked } from './links.ts';
import {
  changeSubscription,
  choiceOf,
  confirmSubscription,
  isPending,
  pendingUntil,
  tryWebhook,
  unsubscribe,
} from './subscriptions.ts';
import { webhookState } from './webhooks.ts';

type Linking = { kind: LinkKind; token: string; linked: Linked };

const invalid: SubscriptionPageData = { view: 'outcome', outcome: 'invalid' };

/** What the subscription page shows for its URL; undefined for the page without a link. */
export async function readSubscriptionPage(
  context: Context,
  { url }: Pick<FastifyRequest, 'url'>,
): Promise<SubscriptionPageData | undefined> {
  const search = url.split('?')[1] ?? '';
  if (mailedLinkIn(search)) {
    const link = await findLinking(context, search);
    return link ? viewOf(link) : invalid;
  }
  const outcome = outcomeIn(search);
  return outcome && { view: 'outcome', outcome };
}

/** An old link does not confirm, but still changes and ends what it once confirmed. */
async function findLinking(
  { database, clock }: Context,
  search: string,
): Promise<Linking | undefined> {
  const { kind, token } = mailedLinkIn(search) ?? {};
  if (!kind || !z.safeParse(mailedLink, { token }).success || token === undefined) return undefined;
  const linked = await findLinked(database, token);
  if (!linked) return undefined;
  const isOver = pendingUntil(linked) <= clock.now();
  const canConfirm = kind === 'confirm' || (kind === 'change' && isPending(linked));
  return isOver && canConfirm ? undefined : { kind, token, linked };
}

const viewOf = ({ kind, token, linked }: Linking, problem?: string): SubscriptionPageData => ({
  view: 'link',
  token,
  link: kind === 'confirm' && !isPending(linked) ? 'change' : kind,
  subscription: shown(linked),
  ...(problem && { problem }),
});

function shown(linked: Linked): ShownSubscription {
  const { kind, subscription } = linked;
  const { email, locale } = subscription;
  return {
    ...{ email, locale, ...choiceOf(linked) },
    ...(kind === 'webhook' && {
      webhook: { url: subscription.url, state: webhookState(subscription) },
    }),
    ...(isPending(linked) && { pendingUntil: pendingUntil(linked).toISOString() }),
  };
}

/** Where a form leads: another page of the link, an outcome, or a page to show at once. */
export type FormResult =
  | { kind: LinkKind; token: string }
  | { outcome: LinkOutcome }
  | { page: SubscriptionPageData };

const form = z.object({
  [actionField]: z.enum(linkActions),
  [choiceFields.service]: z.optional(z.union([z.string(), z.array(z.string())])),
  [choiceFields.everyUpdate]: z.optional(z.string()),
});
type Form = z.output<typeof form>;

/** Handles a button on the page of a mailed link; undefined for any other form. */
export async function takeSubscriptionForm(
  context: Context,
  { url, body }: Pick<FastifyRequest, 'url' | 'body'>,
  locale: Locale,
): Promise<FormResult | undefined> {
  const given = z.safeParse(form, body).data;
  if (!given) return undefined;
  const search = url.split('?')[1] ?? '';
  const link = await findLinking(context, search);
  // Ending what has ended is no mistake.
  if (!link) return { outcome: given[actionField] === 'stop' ? 'left' : 'invalid' };
  try {
    return await act(context, link, given);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'status.link') return { outcome: 'invalid' };
    return { page: viewOf(link, errorWords[locale][error.code]) };
  }
}

async function act(context: Context, link: Linking, given: Form): Promise<FormResult> {
  const action: LinkAction = given[actionField];
  const { token } = link;
  switch (action) {
    case 'confirm':
      return secretOr(link, await confirmSubscription(context, token), 'confirmed');
    case 'change': {
      const changed = await changeSubscription(context, token, chosenIn(given));
      return changed === 'pending' ? { kind: 'confirm', token } : { outcome: 'changed' };
    }
    case 'stop':
      await unsubscribe(context, token);
      return { outcome: 'left' };
    default: {
      const isRenewed = action === 'secret';
      return secretOr(link, await tryWebhook(context, token, { isRenewed }), 'tested');
    }
  }
}

/** The secret is in this response alone. */
const secretOr = (
  { linked }: Linking,
  { secret }: { secret?: string | undefined },
  outcome: LinkOutcome,
): FormResult =>
  secret === undefined
    ? { outcome }
    : { page: { view: 'secret', subscription: shown(linked), secret } };

const chosenIn = (given: Form) =>
  readChoice({
    services: [given[choiceFields.service] ?? []].flat().map(Number),
    everyUpdate: given[choiceFields.everyUpdate] === 'true',
  });
