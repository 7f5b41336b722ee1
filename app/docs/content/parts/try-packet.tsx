import { Button } from '#app/ui/button.tsx';
import type { DocumentWords } from '#content/interface/document.ts';
import { tried } from '../../reader/ids.ts';
import styles from './try-packet.module.css';

/** Opens the panel that sends a call. Nobody sees it where no script answers. */
export const TryPacket = ({
  call,
  words,
}: {
  call: string;
  words: Pick<DocumentWords, 'tryIt'>;
}) => (
  <Button
    size="small"
    arrow
    className={styles.packet}
    aria-haspopup="dialog"
    {...{ [tried.packet]: call }}
  >
    {words.tryIt}
  </Button>
);
