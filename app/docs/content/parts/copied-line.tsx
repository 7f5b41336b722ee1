import { classNames } from '#app/ui/class-names.ts';
import { CodeLines } from '#app/ui/code-lines.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { siteOrigin } from '#content/build-settings.ts';
import type { DocumentWords } from '#content/interface/document.ts';
import { siteOriginAttribute } from '../../reader/ids.ts';
import styles from './copied-line.module.css';
import { copyWords } from './copy-words.ts';

/** One text on a dark ground with its own copy button: how a package is installed, or its hash. */
export const CopiedLine = ({
  code,
  name,
  words,
}: {
  code: string;
  /** What the text is, before it. */
  name?: string;
  words: DocumentWords;
}) => (
  <div
    className={classNames(styles.line, name && styles.named)}
    data-ground="code"
    {...{ [siteOriginAttribute]: siteOrigin }}
  >
    {name && <span className={styles.name}>{name}</span>}
    <CodeLines sample={{ id: 'line', name: '', code }} />
    <CopyButton text={code} words={copyWords(words)} look="sign" className={styles.copy} />
  </div>
);
