import { useState } from 'react';
import { request } from '#app/request/client.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useWords } from '#app/words/use-words.ts';
import { dropDeskDraft } from '#contract/desk-drafts.ts';
import own from './incidents.module.css';
import { Question } from './question.tsx';

/** What can be done with a draft in a table: to continue it, or to drop it, which asks first. */
export function useDraftActions(onDropped: () => void) {
  const { draft: words } = useWords('deskStatus');
  const [dropping, setDropping] = useState<string>();
  return {
    actions: (id: string, path: string) => (
      <>
        <SiteLink className={own.link} to={`${path}?draft=${id}`}>
          {words.continue}
        </SiteLink>
        <TextButton onClick={() => setDropping(id)}>{words.drop}</TextButton>
      </>
    ),
    question: dropping && (
      <Question
        words={words.dropping}
        send={() => request(dropDeskDraft, { id: dropping })}
        onClose={() => setDropping(undefined)}
        onDone={onDropped}
      />
    ),
  };
}
