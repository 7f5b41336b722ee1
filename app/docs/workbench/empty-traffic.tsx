import actions from '#app/ui/actions.module.css';
import { ButtonLink } from '#app/ui/button.tsx';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { OpenedPractice } from '#contract/practice.ts';
import { CopyTextAction } from '../run/copy-action.tsx';
import { envFile } from '../run/copy-code.ts';
import styles from './traffic-view.module.css';
import type { PracticeWords, WorkbenchPaths } from './types.ts';

/** Shown before the first request of a session: where to send one, and its keys to copy. */
export const EmptyTraffic = ({
  session,
  words,
  copyWords,
  paths,
}: {
  session: OpenedPractice;
  words: WorkbenchWords['empty'];
  copyWords: PracticeWords['copy'];
  paths: WorkbenchPaths;
}) => (
  <div className={styles.empty}>
    <svg viewBox="0 0 420 60" fill="none" aria-hidden="true" focusable="false">
      <path d="M0 30H366" />
      <circle cx="388" cy="30" r="22" />
    </svg>
    <div>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      <div className={actions.actions}>
        <ButtonLink to={paths.firstText} size="small" arrow>
          {words.send}
        </ButtonLink>
        <CopyTextAction text={() => envFile(session)} name={words.copyKeys} words={copyWords} />
      </div>
    </div>
  </div>
);
