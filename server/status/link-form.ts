import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type LinkOutcome, linkField, linkKinds } from '#content/status/mailed-link.ts';
import { mailedLink } from '#contract/status.ts';
import type { Context } from '../context.ts';
import { AppError } from '../http/errors.ts';
import { confirmSubscription, unsubscribe } from './subscriptions.ts';

/**
 * Handles the button of a mailed link on the status page; undefined for any other form. The token
 * is only in the query of the URL, so that the page itself is shared by all visitors.
 */
export async function followPressedLink(
  context: Context,
  { url, body }: Pick<FastifyRequest, 'url' | 'body'>,
): Promise<LinkOutcome | undefined> {
  const kind = z.safeParse(pressed, body).data?.[linkField];
  if (!kind) return undefined;
  const given = { token: new URLSearchParams(url.split('?')[1]).get(kind) };
  const token = z.safeParse(mailedLink, given).data?.token;
  if (token === undefined) return 'invalid';
  if (kind === 'confirm') return (await confirms(context, token)) ? 'confirmed' : 'invalid';
  await unsubscribe(context, token);
  return 'left';
}

const pressed = z.object({ [linkField]: z.enum(linkKinds) });

async function confirms(context: Context, token: string): Promise<boolean> {
  try {
    await confirmSubscription(context, token);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'status.link') return false;
    throw error;
  }
}
