import { useState } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { freshRequestId } from '#app/request/request-id.ts';
import { showToast } from '#app/ui/toast-store.ts';
import { useWords } from '#app/words/use-words.ts';
import { type DeskDraft, type DraftContent, saveDeskDraft } from '#contract/desk-drafts.ts';
import { isAccepted } from '#contract/envelope.ts';
import { useDesk } from './use-desk.ts';

export type Draft = ReturnType<typeof useDraft>;

/** A draft that is gone on with, or a new one once it is saved. */
export function useDraft(
  { kind, incidentId }: Pick<DeskDraft, 'kind' | 'incidentId'>,
  known: DeskDraft | null,
) {
  const { ask } = useDesk();
  const { saved } = useWords('deskEdits').draft;
  const [id] = useState(() => known?.id ?? freshRequestId());
  const [version, setVersion] = useState(known?.version ?? 0);
  const { submit, isBusy, refused } = useSubmission(useWords('desk').noResponse);
  const save = (content: DraftContent) =>
    submit(async () => {
      const draft = { id, kind, incidentId, content, version };
      const reply = await ask(() => request(saveDeskDraft, draft));
      if (!isAccepted(reply)) return refusedBy(reply);
      setVersion(reply.data.version);
      showToast({ heading: saved, sentence: incidentId ?? '' });
      return undefined;
    });
  return { id, save, isBusy, refused };
}
