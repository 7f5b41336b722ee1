import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { downloadText } from '#app/ui/download-text.ts';
import { Slip } from '#app/ui/slip.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { CheckLine } from '../check-line.tsx';
import { useViewer } from '../shell/viewer.ts';
import styles from './recovery-codes.module.css';

/** A dialog with new recovery codes, shown once: only “Done” closes it, enabled by the checkbox. */
export function RecoveryCodes({
  isOpen,
  codes,
  onStored,
}: {
  isOpen: boolean;
  codes: readonly string[];
  onStored: () => void;
}) {
  const words = useWords('consoleSecurity').codes;
  const formats = useFormats();
  const { account } = useViewer();
  const [isStored, setStored] = useState(false);
  const shown = codes.map((code) => code.toUpperCase());
  const title = fill(words.title, { account, date: formats.date(new Date().toISOString()) });

  return (
    <Dialog
      isOpen={isOpen}
      heading={words.heading}
      actions={
        <Button disabled={!isStored} onClick={onStored}>
          {words.done}
        </Button>
      }
    >
      <p className={styles.sentence}>
        <b>{words.lead}</b> {words.sentence}
      </p>
      <div className={styles.sheet}>
        <p className={styles.title}>{title}</p>
        <Slip className={styles.slip}>
          <ol className={styles.codes}>
            {shown.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
        </Slip>
      </div>
      <div className={styles.tools}>
        <CopyButton text={shown.join('\n')} words={words.copy} className={styles.copy} />
        <TextButton
          icon="download"
          onClick={() => downloadText('recovery-codes.txt', [title, '', ...shown, ''].join('\n'))}
        >
          {words.download}
        </TextButton>
        <TextButton icon="print" onClick={() => print()}>
          {words.print}
        </TextButton>
      </div>
      <CheckLine
        label={words.stored}
        checked={isStored}
        onChange={(event) => setStored(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
