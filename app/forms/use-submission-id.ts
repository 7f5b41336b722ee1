import { useRef } from 'react';
import { freshRequestId } from '#app/request/request-id.ts';

/** Ids of submissions: what is sent again, since its answer was lost, has the same one. */
export function useSubmissionId() {
  const last = useRef({ content: '', id: '' });
  return {
    of: (content: string): string => {
      if (last.current.content !== content || last.current.id === '')
        last.current = { content, id: freshRequestId() };
      return last.current.id;
    },
    /** It was accepted: the same content is something new from now on. */
    end: () => {
      last.current = { content: '', id: '' };
    },
  };
}
