import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/desk-drafts.ts';
import { accept } from '#contract/envelope.ts';
import type { Context } from '../context.ts';
import { dropDraft, readDraft, saveDraft } from '../status/drafts.ts';
import { registerDeskCall } from './desk-call.ts';
import { actingAs } from './people.ts';

export function registerDrafts(app: FastifyInstance, context: Context): void {
  registerDeskCall(app, context, contract.readDeskDraft, async ({ id }) =>
    accept(await readDraft(context.database, id)),
  );
  registerDeskCall(app, context, contract.saveDeskDraft, async (draft, { person }, { caller }) => {
    const who = { ...actingAs(person, caller), personId: person.id };
    return accept({ version: await saveDraft(context, who, draft) });
  });
  registerDeskCall(app, context, contract.dropDeskDraft, async ({ id }, { person }, { caller }) => {
    await context.database.transaction((tx) =>
      dropDraft(tx, context, actingAs(person, caller), id),
    );
    return accept(undefined);
  });
}
