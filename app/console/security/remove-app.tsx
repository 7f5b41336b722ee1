import { request } from '#app/request/client.ts';
import { useWords } from '#app/words/use-words.ts';
import { removeApp } from '#contract/second-step.ts';
import { AskFirst } from '../ask-first.tsx';

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
  return (
    <AskFirst
      {...dialog}
      heading={words.heading}
      words={words}
      deed={deeds.removeApp}
      send={() => request(removeApp)}
      onDone={onDone}
    >
      {isLast ? lastStep : words.sentence}
    </AskFirst>
  );
}
