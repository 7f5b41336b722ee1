import { and, eq } from 'drizzle-orm';
import * as contract from '#contract/desk.ts';
import type { Context } from '../context.ts';
import { deskPasskeys, deskSessions } from '../db/desk-schema.ts';
import { AppError } from '../http/errors.ts';
import { noteSecurity } from '../security-log.ts';
import type { Answering } from './desk-call.ts';
import * as passkeys from './passkeys.ts';
import { changingPeople, recordOwn } from './people.ts';
import { endSession, forgetSession } from './sessions.ts';

/** What a person does about their own access: the session, and the passkeys. */
export function answerOwnAccess({ operators }: Answering, context: Context): void {
  const { database, clock, env } = context;

  operators(contract.signOutOfDesk, async (_, { session, person, caller, reply }) => {
    await database.transaction(async (tx) => {
      await endSession(tx, session.id);
      await recordOwn(tx, context, { person, from: caller, action: 'desk.signed-out' });
    });
    forgetSession(reply, env);
  });

  /** A fresh proof of who is at the desk. */
  operators(contract.beginDeskConfirmation, (_, { person }) =>
    passkeys.askForSignature(context, person.id),
  );
  operators(contract.confirmAtDesk, async (answer, { session, person, caller }) => {
    const noted = { event: 'confirmation', account: person.id } as const;
    if ((await passkeys.signer(context, person.id, answer)) === undefined) {
      noteSecurity(context, caller, { ...noted, outcome: 'refused' });
      throw new AppError('desk.passkey');
    }
    const confirmedAt = clock.now();
    await database.transaction(async (tx) => {
      await tx.update(deskSessions).set({ confirmedAt }).where(eq(deskSessions.id, session.id));
      await recordOwn(tx, context, { person, from: caller, action: 'desk.confirmed' });
    });
    noteSecurity(context, caller, { ...noted, outcome: 'accepted' });
  });

  operators(contract.listDeskPasskeys, async (_, { person }) => {
    const found = await passkeys.selectPasskeys(database, person.id);
    return found.map(({ id, createdAt, lastUsedAt }) => ({
      id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  });
  operators(contract.beginDeskPasskey, (_, { person }) =>
    passkeys.askForNewPasskey(context, 'add', person),
  );
  operators(contract.addDeskPasskey, async (answer, { person, caller }) => {
    const made = await passkeys.takeNewPasskey(context, 'add', person.id, answer);
    await database.transaction(async (tx) => {
      await passkeys.insertPasskey(tx, person.id, made, clock.now());
      await recordOwn(tx, context, { person, from: caller, action: 'desk.passkey-added' });
    });
  });
  operators(contract.removeDeskPasskey, ({ id }, { person, caller }) =>
    changingPeople(context, async (tx) => {
      const known = await passkeys.selectPasskeys(tx, person.id);
      if (!known.some((passkey) => passkey.id === id)) throw new AppError('desk.unknown');
      if (known.length === 1) throw new AppError('desk.lastPasskey');
      await tx
        .delete(deskPasskeys)
        .where(and(eq(deskPasskeys.id, id), eq(deskPasskeys.personId, person.id)));
      await recordOwn(tx, context, { person, from: caller, action: 'desk.passkey-removed' });
    }),
  );
}
