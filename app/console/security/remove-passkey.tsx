import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { isAccepted } from '#contract/envelope.ts';
import { type Passkey, removePasskey } from '#contract/second-step.ts';
import { AskFirst } from '../ask-first.tsx';
import { fillDeed } from '../fill-deed.ts';
import { useConfirmed } from '../use-confirmed.ts';

export function RemovePasskey({
  passkey: { id, name },
  isLast,
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  passkey: Passkey;
  /** Nothing else would be left. */
  isLast: boolean;
  onDone: () => void;
}) {
  const { removePasskey: words, lastStep, deeds } = useWords('consoleSecurity');
  const confirmed = useConfirmed();
  return (
    <AskFirst
      {...dialog}
      heading={fill(words.heading, { name })}
      keep={words.keep}
      act={words.act}
      acting={words.acting}
      onAct={async () => {
        const reply = await confirmed(fillDeed(deeds.removePasskey, { name }), () =>
          request(removePasskey, { id }),
        );
        if (!isAccepted(reply)) return refusedBy(reply);
        onDone();
        return undefined;
      }}
    >
      {isLast ? lastStep : words.sentence}
    </AskFirst>
  );
}
