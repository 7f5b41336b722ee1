import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { isAccepted } from '#contract/envelope.ts';
import { removeApp } from '#contract/second-step.ts';
import { AskFirst } from '../ask-first.tsx';
import { useConfirmed } from '../use-confirmed.ts';

export function RemoveApp({
  isLast,
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  /** Nothing else would be left. */
  isLast: boolean;
  onDone: () => void;
}) {
  const { removeApp: words, lastStep, deeds } = useWords('consoleSecurity');
  const confirmed = useConfirmed();
  return (
    <AskFirst
      {...dialog}
      heading={words.heading}
      keep={words.keep}
      act={words.act}
      acting={words.acting}
      onAct={async () => {
        const reply = await confirmed(deeds.removeApp, () => request(removeApp));
        if (!isAccepted(reply)) return refusedBy(reply);
        onDone();
        return undefined;
      }}
    >
      {isLast ? lastStep : words.sentence}
    </AskFirst>
  );
}
