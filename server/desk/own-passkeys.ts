import { and, eq } from 'drizzle-orm';
import type { DeskPasskey } from '#contract/desk.ts';
import type { Caller, Context } from '../context.ts';
import { deskPasskeys } from '../db/desk-schema.ts';
import { AppError } from '../http/errors.ts';
import { recordOwn } from './log-in.ts';
import {
  type Answer,
  askForNewPasskey,
  insertPasskey,
  selectPasskeys,
  takeNewPasskey,
} from './passkeys.ts';
import { changingPeople } from './people.ts';
import type { DeskSession } from './sessions.ts';

export async function listPasskeys(
  { database }: Context,
  { person }: DeskSession,
): Promise<DeskPasskey[]> {
  const found = await selectPasskeys(database, person.id);
  return found.map(({ id, createdAt, lastUsedAt }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

export const beginPasskey = (context: Context, { person }: DeskSession) =>
  askForNewPasskey(context, 'add', person);

export async function addPasskey(
  context: Context,
  caller: Caller,
  { person }: DeskSession,
  answer: Answer,
): Promise<void> {
  const made = await takeNewPasskey(context, 'add', person.id, answer);
  await context.database.transaction(async (tx) => {
    await insertPasskey(tx, person.id, made, context.clock.now());
    await recordOwn(tx, context, person, caller, 'desk.passkey-added');
  });
}

export const removePasskey = (
  context: Context,
  caller: Caller,
  { person }: DeskSession,
  id: string,
): Promise<void> =>
  changingPeople(context, async (tx) => {
    const known = await selectPasskeys(tx, person.id);
    if (!known.some((passkey) => passkey.id === id)) throw new AppError('desk.unknown');
    if (known.length === 1) throw new AppError('desk.lastPasskey');
    await tx
      .delete(deskPasskeys)
      .where(and(eq(deskPasskeys.id, id), eq(deskPasskeys.personId, person.id)));
    await recordOwn(tx, context, person, caller, 'desk.passkey-removed');
  });
