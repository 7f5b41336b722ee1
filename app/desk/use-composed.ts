import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { keep, readKept } from '#app/forms/kept.ts';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { freshRequestId } from '#app/request/request-id.ts';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import * as contract from '#contract/desk-drafts.ts';
import { isAccepted } from '#contract/envelope.ts';
import { useDesk } from './use-desk.ts';

/** `version` of the draft is 0 until it is saved; `submission` makes it be published once. */
type Kept<Content> = { content: Content; draft: string; version: number; submission: string };

/**
 * What is being written: kept in this browser until it is published, so that neither a reload nor
 * the end of a session loses it, and saved as a draft on request.
 */
export function useComposed<Content extends Record<string, unknown>>({
  kind,
  incidentId,
  content: schema,
}: {
  kind: contract.DraftKind;
  incidentId: string | null;
  /** Gives every field a value. */
  content: z.ZodMiniType<Content>;
}) {
  const key = `desk-unsent:${incidentId ?? ''}:${kind}`;
  const words = useWords('deskStatus');
  const { ask } = useDesk();
  const [kept, setKept] = useState(() => resume(key, schema));
  const { submit, isBusy, refused } = useSubmission(words.notSent);

  useEffect(() => {
    const isBegun = JSON.stringify(kept.content) !== JSON.stringify(begin(schema).content);
    keep(key, isBegun ? kept : undefined);
  }, [key, kept, schema]);

  const [query, setQuery] = useSearchParams();
  const asked = query.get('draft');
  const load = useEffectEvent(async (id: string) => {
    const reply = await ask(() => request(contract.readDeskDraft, { id }));
    // What is written here from now on must survive a reload.
    setQuery({}, { replace: true, preventScrollReset: true });
    if (isAccepted(reply)) return continueWith(reply.data);
    showToast({ heading: reply.msg, sentence: '' });
  });
  useEffect(() => {
    if (asked) void load(asked).catch(() => undefined);
  }, [asked]);

  const continueWith = ({ id, version, content }: contract.DeskDraft) =>
    setKept((now) => ({
      ...now,
      ...{ content: parse(schema, content) ?? now.content, draft: id, version },
    }));

  const save = () =>
    submit(async () => {
      const { draft: id, version, content } = kept;
      const reply = await ask(() =>
        request(contract.saveDeskDraft, { id, kind, incidentId, content, version }),
      );
      if (!isAccepted(reply)) return refusedBy(reply);
      setKept((now) => ({ ...now, version: reply.data.version }));
      showToast({ heading: words.draft.saved, sentence: '' });
      return undefined;
    });

  return {
    content: kept.content,
    change: (part: Partial<Content>) =>
      setKept((now) => ({ ...now, content: { ...now.content, ...part } })),
    /** After it was published, or given up. */
    forget: () => setKept(begin(schema)),
    publishing: { submission: kept.submission, draft: kept.version > 0 ? kept.draft : null },
    save: { run: save, isBusy, refused },
  };
}

const parse = <Content>(schema: z.ZodMiniType<Content>, given: unknown): Content | undefined => {
  const { success, data } = z.safeParse(schema, given);
  return success ? data : undefined;
};

const begin = <Content>(schema: z.ZodMiniType<Content>): Kept<Content> => ({
  ...{ content: z.parse(schema, {}), draft: freshRequestId(), version: 0 },
  submission: freshRequestId(),
});

function resume<Content>(key: string, schema: z.ZodMiniType<Content>): Kept<Content> {
  const { success, data } = z.safeParse(keptFields, readKept(key));
  const content = success ? parse(schema, data.content) : undefined;
  return success && content ? { ...data, content } : begin(schema);
}

const keptFields = z.object({
  ...{ content: z.unknown(), draft: z.uuid(), version: z.number(), submission: z.uuid() },
});
