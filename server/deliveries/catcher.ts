import { secondMs } from '#contract/time-units.ts';
import type { Application } from '../applications/applications.ts';
import type { Context } from '../context.ts';
import { sandboxOrigin } from '../sandbox-origin.ts';
import type { Posted } from './post.ts';

const path = '/catch/';

/** Where the catcher of an application can be reached, by our own callbacks alone. */
export const catcherUrl = (context: Pick<Context, 'env'>, { catcherId }: Application): string =>
  `${sandboxOrigin(context.env)}${path}${catcherId}`;

/** Undefined for an address that is no catcher's, or cannot be read. */
export function catcherIdOf({ env }: Pick<Context, 'env'>, address: string): string | undefined {
  const url = URL.parse(address);
  const own = new URL(sandboxOrigin(env) + path);
  // Started locally the sandbox has no TLS, and requests may name no other address.
  const isOurs = url?.host === own.host && url.pathname.startsWith(own.pathname);
  return isOurs ? url.pathname.slice(own.pathname.length) : undefined;
}

export const isCatcherOf = (
  context: Pick<Context, 'env'>,
  { catcherId }: Application,
  address: string,
): boolean => catcherIdOf(context, address) === catcherId;

/** Which host a delivery goes to; null if it never leaves the process. */
export const hostOf = (context: Pick<Context, 'env'>, address: string): string | null =>
  catcherIdOf(context, address) === undefined ? (URL.parse(address)?.host ?? null) : null;

export type Caught = { tookMs: number };

/** A late answer is one that comes after we gave up waiting. Nothing really waits for it. */
const answers: Record<Application['catcherAnswer'], Posted & Caught> = {
  ok: { status: 200, reply: 'ok', tookMs: 1 },
  fail: { status: 500, reply: 'asked to fail', tookMs: 1 },
  late: { problem: 'no-answer', reply: '', tookMs: 5 * secondMs },
};

/** What the catcher answers, as its owner has set it; it takes nothing of anybody else. */
export const caught = (application: Application, catcher: string): Posted & Caught =>
  catcher === application.catcherId
    ? answers[application.catcherAnswer]
    : { status: 403, reply: '', tookMs: 1 };
