import type { ReactNode } from 'react';
import { CopyButton, type CopyWords } from '#app/ui/copy-button.tsx';
import { Slip } from '#app/ui/slip.tsx';
import styles from './secret-slip.module.css';

type Line = { id: string; name: string } & (
  | { text: string; copy: CopyWords }
  | { value: ReactNode }
);

/** Secrets on a slip of paper, each to be copied, and what else is to be known of them. */
export const SecretSlip = ({ lines }: { lines: readonly Line[] }) => (
  <Slip className={styles.slip}>
    <dl>
      {lines.map((line) => (
        <div key={line.id}>
          <dt>{line.name}</dt>
          <dd>
            {'text' in line ? (
              <>
                <code>{line.text}</code>
                <CopyButton
                  look="sign"
                  text={line.text}
                  words={line.copy}
                  className={styles.copy}
                />
              </>
            ) : (
              <span>{line.value}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </Slip>
);
