import * as contract from '#contract/desk-drafts.ts';
import type { Context } from '../context.ts';
import { dropDraft, readDraft, saveDraft } from '../status/drafts.ts';
import type { Answering } from './desk-call.ts';

export function answerDraftCalls({ operators }: Answering, context: Context): void {
  const { database } = context;
  operators(contract.readDeskDraft, ({ id }) => readDraft(database, id));
  operators(contract.saveDeskDraft, async (draft, { person, acting }) => ({
    version: await saveDraft(context, { ...acting, personId: person.id }, draft),
  }));
  operators(contract.dropDeskDraft, ({ id }, { acting }) =>
    database.transaction((tx) => dropDraft(tx, context, acting, id)),
  );
}
