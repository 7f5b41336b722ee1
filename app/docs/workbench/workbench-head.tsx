import type { ComponentProps } from 'react';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import type { DocumentWords } from '#content/interface/document.ts';
import { ThemeSwitch } from '../reader/theme-switch.tsx';
import { Facts } from './facts.tsx';
import type { WorkbenchPaths } from './types.ts';
import styles from './workbench.module.css';

/** Title of the workbench and the facts of its session. */
export function WorkbenchHead({
  session,
  words,
  copyWords,
  shellWords,
  paths,
  onEnded,
  onRenew,
}: ComponentProps<typeof Facts> & {
  shellWords: Pick<DocumentWords, 'theme' | 'breadcrumb'>;
  paths: WorkbenchPaths;
}) {
  return (
    <header>
      <div className={styles.top}>
        <Breadcrumb
          label={shellWords.breadcrumb}
          steps={[{ name: words.docs }, { name: words.name }]}
        />
        <ThemeSwitch words={shellWords.theme} />
      </div>
      <div className={styles.title}>
        <h1>{words.name}</h1>
        <p>{words.intro}</p>
      </div>
      <noscript>
        <p className={styles.noScript}>
          {words.noScript} <a href={paths.start}>{words.noScriptLink}</a>
        </p>
      </noscript>
      <Facts
        session={session}
        words={words}
        copyWords={copyWords}
        onEnded={onEnded}
        onRenew={onRenew}
      />
    </header>
  );
}
