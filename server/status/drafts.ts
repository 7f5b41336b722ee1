import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { DeskDraft, DraftKind } from '#contract/desk-drafts.ts';
import { type Acting, recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { deskDrafts, deskPeople } from '../db/desk-schema.ts';
import { AppError } from '../http/errors.ts';

const selectDrafts = (database: Database) =>
  database
    .select({ draft: deskDrafts, author: deskPeople.name })
    .from(deskDrafts)
    .leftJoin(deskPeople, eq(deskPeople.id, deskDrafts.authorId));

const describe = ({
  draft: { updatedAt, alertGroup, authorId, createdAt, ...draft },
  author,
}: Awaited<ReturnType<typeof selectDrafts>>[number]): DeskDraft => ({
  ...draft,
  author: author ?? '',
  updatedAt: updatedAt.toISOString(),
});

/** Newest first. */
export const draftsOf = async (
  database: Database,
  kinds: readonly DraftKind[],
): Promise<DeskDraft[]> =>
  (
    await selectDrafts(database)
      .where(inArray(deskDrafts.kind, [...kinds]))
      .orderBy(desc(deskDrafts.updatedAt), desc(deskDrafts.id))
  ).map(describe);

export async function readDraft(database: Database, id: string): Promise<DeskDraft> {
  const [draft] = await selectDrafts(database).where(eq(deskDrafts.id, id));
  if (!draft) throw new AppError('desk.unknown');
  return describe(draft);
}

type Saved = Pick<DeskDraft, 'id' | 'kind' | 'incidentId' | 'content' | 'version'>;

/** Whoever saved it last may save again: the answer to that may have been lost. */
export const saveDraft = (
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  who: Acting & { personId: string },
  { id, kind, incidentId, content, version }: Saved,
): Promise<number> =>
  database.transaction(async (tx) => {
    const { personId: authorId, ...acting } = who;
    const now = clock.now();
    const saved = { content, authorId, updatedAt: now };
    const [row] = await tx
      .insert(deskDrafts)
      .values({ id, kind, incidentId, ...saved, createdAt: now })
      .onConflictDoUpdate({
        target: deskDrafts.id,
        set: { ...saved, version: sql`${deskDrafts.version} + 1` },
        setWhere: or(eq(deskDrafts.version, version), eq(deskDrafts.authorId, authorId)),
      })
      .returning();
    if (!row) throw new AppError('desk.draftChanged');
    const target = { kind: 'data', id } as const;
    await recordEvent(
      tx,
      { ...acting, action: 'desk.draft-saved', target, details: { kind } },
      now,
    );
    return row.version;
  });

/** When it is published or no longer wanted; one that is gone already is accepted. */
export async function dropDraft(
  tx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  who: Acting,
  id: string,
): Promise<void> {
  const [row] = await tx.delete(deskDrafts).where(eq(deskDrafts.id, id)).returning();
  if (!row) return;
  const target = { kind: 'data', id } as const;
  const event = { action: 'desk.draft-dropped', target, details: { kind: row.kind } } as const;
  await recordEvent(tx, { ...who, ...event }, clock.now());
}
