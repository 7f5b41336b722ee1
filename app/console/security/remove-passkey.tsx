import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { getSecurity, type Passkey, removePasskey } from '#contract/second-step.ts';
import { AskFirst } from '../ask-first.tsx';
import { fillDeed } from '../fill-deed.ts';
import { useCurrent } from '../use-current.ts';

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
  const current = useCurrent();
  return (
    <AskFirst
      {...dialog}
      heading={fill(words.heading, { name })}
      words={words}
      deed={fillDeed(deeds.removePasskey, { name })}
      send={() => request(removePasskey, { id })}
      onDone={onDone}
      findOut={async () => {
        const security = await current(request(getSecurity));
        if (!security || security.passkeys.some((passkey) => passkey.id === id)) return 'unknown';
        onDone();
        return 'done';
      }}
    >
      {isLast ? lastStep : words.sentence}
    </AskFirst>
  );
}
