import { Button } from '#app/ui/button.tsx';
import type { DocumentWords } from '#content/interface/document.ts';
import { tried } from '../../reader/ids.ts';

/** Opens Try it for a call; hidden without scripts. */
export const TryButton = ({
  call,
  words,
}: {
  call: string;
  words: Pick<DocumentWords, 'tryIt'>;
}) => (
  <Button
    size="small"
    arrow
    data-only="script screen"
    aria-haspopup="dialog"
    {...{ [tried.button]: call }}
  >
    {words.tryIt}
  </Button>
);
