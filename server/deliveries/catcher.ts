import { secondMs } from '#contract/time-units.ts';
import type { Application } from '../applications/applications.ts';
import type { Context } from '../context.ts';
import { sandboxOrigin } from '../sandbox-origin.ts';
import type { Posted } from './post.ts';

const path = '/catch/';

/**
 * The address of an application's catcher, which only our own callbacks reach. With HTTPS even
 * where the sandbox has no TLS: a call takes no other as its `callbackUrl`.
 */
export const catcherUrl = (context: Pick<Context, 'env'>, { catcherId }: Application): string =>
  `${sandboxOrigin(context.env).replace(/^http:/, 'https:')}${path}${catcherId}`;

/** Undefined for an address that is not a catcher's or cannot be parsed. */
export function catcherIdOf({ env }: Pick<Context, 'env'>, address: string): string | undefined {
  const url = URL.parse(address);
  const own = new URL(sandboxOrigin(env) + path);
  // A local sandbox has no TLS, so the scheme is not compared.
  const isCatcherUrl = url?.host === own.host && url.pathname.startsWith(own.pathname);
  return isCatcherUrl ? url.pathname.slice(own.pathname.length) : undefined;
}

export const isCatcherOf = (
  context: Pick<Context, 'env'>,
  { catcherId }: Application,
  address: string,
): boolean => catcherIdOf(context, address) === catcherId;

/** The host of a delivery; null if it does not leave the process. */
export const hostOf = (context: Pick<Context, 'env'>, address: string): string | null =>
  catcherIdOf(context, address) === undefined ? (URL.parse(address)?.host ?? null) : null;

export type CatcherReply = { tookMs: number };

/** `late` is recorded as an answer after the deadline, without waiting for it. */
const answers: Record<Application['catcherAnswer'], Posted & CatcherReply> = {
  ok: { status: 200, reply: 'ok', tookMs: 1 },
  fail: { status: 500, reply: 'asked to fail', tookMs: 1 },
  late: { problem: 'no-answer', reply: '', tookMs: 5 * secondMs },
};

/**
 * The catcher's answer as its owner configured it; it accepts callbacks of its own application
 * only.
 */
export const catcherReply = (application: Application, catcher: string): Posted & CatcherReply =>
  catcher === application.catcherId
    ? answers[application.catcherAnswer]
    : { status: 403, reply: '', tookMs: 1 };
