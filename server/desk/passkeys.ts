import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { brand } from '#content/brand.ts';
import type { Context } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { type DeskChallengePurpose, deskChallenges, deskPasskeys } from '../db/desk-schema.ts';
import { deskOrigin } from '../desk-origin.ts';
import { AppError } from '../http/errors.ts';
import {
  authenticationOptions,
  challengeMs,
  madePasskey,
  namedPasskey,
  type PasskeyData,
  partyAt,
  registrationOptions,
  signedCounter,
} from '../webauthn.ts';
import type { Person } from './people.ts';

const maxPasskeys = 10;

export type Answer = { id: string; response: Record<string, unknown> };

export const selectPasskeys = (database: Database | Transaction, personId: string) =>
  database
    .select()
    .from(deskPasskeys)
    .where(eq(deskPasskeys.personId, personId))
    .orderBy(asc(deskPasskeys.createdAt), asc(deskPasskeys.id));

/** Options to make a passkey that its device finds without being told whose it is. */
export async function askForNewPasskey(
  context: Context,
  purpose: 'join' | 'add',
  { id, email, name }: Pick<Person, 'id' | 'email' | 'name'>,
) {
  // The passkeys from before are deleted when an invitation is accepted.
  const known = purpose === 'add' ? await selectPasskeys(context.database, id) : [];
  if (known.length >= maxPasskeys) throw new AppError('passkey.limit');
  const options = await registrationOptions({
    party: partyAt(deskOrigin(context.env)),
    partyName: brand.names.short.en,
    user: { id, name: email, displayName: name },
    known,
    residentKey: 'required',
    verification: 'required',
  });
  return keep(context, purpose, id, options);
}

/** The passkey that a device made. */
export async function takeNewPasskey(
  context: Context,
  purpose: 'join' | 'add',
  personId: string,
  { id, response }: Answer,
): Promise<PasskeyData> {
  const party = partyAt(deskOrigin(context.env));
  const challenge = await spend(context, purpose, personId, id);
  const made = await madePasskey({ party, challenge, verification: 'required' }, response).catch(
    (cause: unknown) => {
      throw new AppError('desk.passkey', { cause });
    },
  );
  if (!made) throw new AppError('desk.passkey');
  return made;
}

export async function insertPasskey(
  tx: Transaction,
  personId: string,
  made: PasskeyData,
  createdAt: Date,
): Promise<void> {
  const { rowCount } = await tx
    .insert(deskPasskeys)
    .values({ id: randomUUID(), personId, ...made, createdAt })
    .onConflictDoNothing();
  if (rowCount !== 1) throw new AppError('desk.passkey');
}

/** Options to sign: with a person's passkeys, or at a login with any that the device finds. */
export async function askForSignature(context: Context, personId: string | null) {
  const known = personId === null ? [] : await selectPasskeys(context.database, personId);
  const options = await authenticationOptions(partyAt(deskOrigin(context.env)), known, 'required');
  return keep(context, personId === null ? 'log-in' : 'confirm', personId, options);
}

/** The id of the person whose passkey signed the challenge; undefined where none did. */
export async function signer(
  context: Context,
  personId: string | null,
  { id, response }: Answer,
): Promise<string | undefined> {
  const purpose = personId === null ? 'log-in' : 'confirm';
  const challenge = await spend(context, purpose, personId, id);
  const named = namedPasskey(response);
  if (named === undefined) return undefined;
  const [passkey] = await context.database
    .select()
    .from(deskPasskeys)
    .where(eq(deskPasskeys.credentialId, named));
  if (!passkey || (personId !== null && passkey.personId !== personId)) return undefined;
  const party = partyAt(deskOrigin(context.env));
  const proof = { party, challenge, verification: 'required' } as const;
  const counter = await signedCounter(proof, passkey, response);
  if (counter === undefined) return undefined;
  await context.database
    .update(deskPasskeys)
    .set({ counter, lastUsedAt: context.clock.now() })
    .where(eq(deskPasskeys.id, passkey.id));
  return passkey.personId;
}

async function keep(
  { database, clock }: Context,
  purpose: DeskChallengePurpose,
  personId: string | null,
  options: { challenge: string },
) {
  const id = randomUUID();
  const expiresAt = new Date(clock.now().getTime() + challengeMs);
  const { challenge } = options;
  await database.insert(deskChallenges).values({ id, purpose, personId, challenge, expiresAt });
  return { id, options: { ...options } };
}

/** Deletes the challenge: of parallel responses one is verified. */
async function spend(
  { database, clock }: Context,
  purpose: DeskChallengePurpose,
  personId: string | null,
  id: string,
): Promise<string> {
  const [taken] = await database
    .delete(deskChallenges)
    .where(
      and(
        eq(deskChallenges.id, id),
        eq(deskChallenges.purpose, purpose),
        personId === null ? isNull(deskChallenges.personId) : eq(deskChallenges.personId, personId),
        gt(deskChallenges.expiresAt, clock.now()),
      ),
    )
    .returning({ challenge: deskChallenges.challenge });
  if (!taken) throw new AppError('desk.passkey');
  return taken.challenge;
}
