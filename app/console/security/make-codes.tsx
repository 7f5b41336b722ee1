import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { isAccepted } from '#contract/envelope.ts';
import { makeRecoveryCodes } from '#contract/second-step.ts';
import { AskFirst } from '../ask-first.tsx';
import { useConfirmed } from '../use-confirmed.ts';

export function MakeCodes({
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}) {
  const { newCodes: words, deeds } = useWords('consoleSecurity');
  const confirmed = useConfirmed();
  return (
    <AskFirst
      {...dialog}
      heading={words.heading}
      keep={words.keep}
      act={words.act}
      acting={words.acting}
      onAct={async () => {
        const reply = await confirmed(deeds.makeCodes, () => request(makeRecoveryCodes));
        if (!isAccepted(reply)) return refusedBy(reply);
        onDone(reply.data);
        return undefined;
      }}
    >
      {words.sentence}
    </AskFirst>
  );
}
