import { Button } from '#app/ui/button.tsx';
import type { DocumentWords } from '#content/interface/document.ts';
import { tried } from '../../reader/ids.ts';
import styles from './try-button.module.css';

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
    className={styles.button}
    aria-haspopup="dialog"
    {...{ [tried.button]: call }}
  >
    {words.tryIt}
  </Button>
);
