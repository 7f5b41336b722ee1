import type { ReactNode } from 'react';
import { CopyButton, type CopyWords } from '#app/ui/copy-button.tsx';
import { Slip } from '#app/ui/slip.tsx';
import styles from './secret-slip.module.css';

type Line = { id: string; name: string } & (
  | { text: string; copy: CopyWords }
  | { value: ReactNode }
);

/** Secrets with copy buttons, and facts about them. */
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
