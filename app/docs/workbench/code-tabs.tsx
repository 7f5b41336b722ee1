import { type ReactNode, useState } from 'react';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import styles from './detail.module.css';
import type { PracticeWords } from './types.ts';

export type CodeTab = {
  id: string;
  label: string;
  content: ReactNode;
  /** Copied by the copy button. */
  text: string;
};

/** Parts of a request or callback under tabs, on the dark ground of code. */
export function CodeTabs({
  label,
  tabs,
  words,
  copyWords,
}: {
  label: string;
  tabs: readonly CodeTab[];
  words: WorkbenchWords['traffic'];
  copyWords: PracticeWords['copy'];
}) {
  const [selected, setSelected] = useState(tabs[0]?.id);
  const shown = tabs.find(({ id }) => id === selected) ?? tabs[0];
  return (
    <div className={styles.code} data-ground="code">
      <Tabs
        name="workbench-code"
        label={label}
        tabs={tabs}
        selected={shown?.id}
        onSelect={setSelected}
        focusablePanels
        aside={
          <CopyButton
            text={shown?.text ?? ''}
            look="sign"
            className={styles.copy}
            words={{ ...copyWords, copy: words.copyShown }}
          />
        }
      />
    </div>
  );
}
