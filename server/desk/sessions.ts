import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieIn } from '#contract/cookie.ts';
import { deskConfirmedMs, deskIdleMs, deskSessionMs } from '#contract/desk.ts';
import { deskBase } from '#contract/desk-base.ts';
import { secondMs } from '#contract/time-units.ts';
import type { Caller, Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { deskPeople, deskSessions } from '../db/desk-schema.ts';
import { deskOrigin } from '../desk-origin.ts';
import { hashToken, newToken } from '../tokens.ts';
import type { Person } from './people.ts';

export type DeskSession = { id: string; person: Person; confirmedAt: Date };

/** Returns the token; only its hash is stored. The login was a proof of its own. */
export async function openSession(
  tx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  personId: string,
  { address, userAgent, locale }: Caller,
): Promise<string> {
  const now = clock.now();
  const token = newToken();
  await tx.insert(deskSessions).values({
    ...{ id: randomUUID(), tokenHash: hashToken(token), personId, address, userAgent },
    ...{ createdAt: now, lastSeenAt: now, confirmedAt: now },
    expiresAt: new Date(now.getTime() + deskSessionMs),
  });
  await tx.update(deskPeople).set({ lastSeenAt: now, locale }).where(eq(deskPeople.id, personId));
  return token;
}

/** The session of a request, while it is valid; extends its idle time, unless nobody uses it. */
export async function useSession(
  { database, clock, env }: Pick<Context, 'database' | 'clock' | 'env'>,
  request: FastifyRequest,
  isUse = true,
): Promise<DeskSession | undefined> {
  const token = tokenOf(request, env);
  if (!token) return undefined;
  const now = clock.now();
  const [row] = await database
    .select({ session: deskSessions, person: deskPeople })
    .from(deskSessions)
    .innerJoin(deskPeople, eq(deskPeople.id, deskSessions.personId))
    .where(and(eq(deskSessions.tokenHash, hashToken(token)), isNull(deskPeople.removedAt)));
  if (!row) return undefined;
  const { session, person } = row;
  if (session.expiresAt <= now || session.lastSeenAt.getTime() + deskIdleMs <= now.getTime()) {
    // Deleted, so that it stays ended even if the clock goes back.
    await database.delete(deskSessions).where(eq(deskSessions.id, session.id));
    return undefined;
  }
  if (isUse) {
    const seen = { lastSeenAt: now };
    await database.update(deskSessions).set(seen).where(eq(deskSessions.id, session.id));
    await database.update(deskPeople).set(seen).where(eq(deskPeople.id, person.id));
  }
  return { id: session.id, person, confirmedAt: session.confirmedAt };
}

export const isConfirmed = ({ confirmedAt }: DeskSession, now: Date): boolean =>
  confirmedAt <= now && now.getTime() < confirmedAt.getTime() + deskConfirmedMs;

export const endSession = async (tx: Transaction, id: string): Promise<void> =>
  void (await tx.delete(deskSessions).where(eq(deskSessions.id, id)));

type Settings = Pick<Context['env'], 'deskUrl' | 'publicUrl'>;

/** A cookie of the desk alone: other pages of the same host neither get nor send it. */
export function storeSession(reply: FastifyReply, env: Settings, token: string): void {
  const parts = [
    `${cookieName(env)}=${token}`,
    `Path=${deskBase}`,
    `Max-Age=${token ? deskSessionMs / secondMs : 0}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(hasTls(env) ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}

export const forgetSession = (reply: FastifyReply, env: Settings): void =>
  storeSession(reply, env, '');

function tokenOf({ headers }: FastifyRequest, env: Settings): string | undefined {
  const token = cookieIn(headers.cookie, cookieName(env));
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Browsers accept a `__Secure-` cookie over TLS only. */
const cookieName = (env: Settings): string => `${hasTls(env) ? '__Secure-' : ''}desk-session`;

const hasTls = (env: Settings): boolean => deskOrigin(env).startsWith('https:');
