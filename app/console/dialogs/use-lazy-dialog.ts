import { useState } from 'react';
import { useSubmission } from '#app/forms/use-submission.ts';
import { useWords } from '#app/words/use-words.ts';
import { useOpened } from './use-opened.ts';

/** Dialogs whose code loads when the first of them opens; `refused` is set where loading failed. */
export function useLazyDialog<DialogState extends object, Code>(code: {
  load: () => Promise<Code>;
}) {
  const { opened, open, close } = useOpened<DialogState>();
  const [loaded, setLoaded] = useState<Code>();
  const { submit, refused } = useSubmission(useWords('console').noResponse);
  return {
    opened,
    loaded,
    refused,
    open: (dialog: DialogState): void =>
      void submit(async () => {
        const dialogs = await code.load();
        setLoaded(() => dialogs);
        open(dialog);
        return undefined;
      }),
    close,
  };
}
