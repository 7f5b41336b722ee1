import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './code-block.module.css';
import { CodeLines } from './code-lines.tsx';
import { CopyButton, type CopyWords } from './copy-button.tsx';
import { Tabs } from './tabs.tsx';

export type CodeSample<Id extends string = string> = {
  id: Id;
  /** Name of the tab, or title of a single block. */
  name: string;
  /** Plain text: copied, and shown when there is no `html`. */
  code: string;
  /** Shown instead of the code. */
  content?: ReactNode;
  /** Highlighted at build time, see `HighlightedCode`. */
  html?: string;
  /** Collapsed lines, counted from 1. */
  fold?: { first: number; last: number; name: string };
  /** An empty line behind the line `after`, which the page may fill with `text`. */
  blank?: { after: number; text: string };
};

/** Code on a dark ground: one sample under a title, several in tabs. */
export function CodeBlock<Id extends string>({
  name,
  label,
  samples,
  words,
  selected,
  onSelect,
  below,
  className,
}: {
  /** Prefix of the tab ids, see `Tabs`. */
  name?: string;
  label: string;
  samples: readonly [CodeSample<Id>, ...CodeSample<Id>[]];
  words: CopyWords;
  /** Controlled selection: several blocks can follow one choice. */
  selected?: Id;
  onSelect?: (id: Id) => void;
  /** Below the tabs. */
  below?: ReactNode;
  className?: string;
}) {
  const [chosen, setChosen] = useState(samples[0].id);
  const wanted = selected ?? chosen;
  const open = samples.find(({ id }) => id === wanted) ?? samples[0];
  const copy = <CopyButton text={open.code} words={words} look="sign" className={styles.copy} />;

  const select = (id: Id) => {
    setChosen(id);
    onSelect?.(id);
  };

  if (samples.length > 1)
    return (
      <div className={classNames(styles.block, styles.tabbed, className)} data-ground="code">
        <Tabs
          name={name}
          label={label}
          tabs={samples.map((sample) => ({
            id: sample.id,
            label: sample.name,
            content: sample.content ?? <CodeLines sample={sample} />,
          }))}
          selected={open.id}
          onSelect={select}
          focusablePanels
          aside={copy}
          below={below}
        />
      </div>
    );

  return (
    <div className={classNames(styles.block, className)} data-ground="code">
      <div className={styles.head}>
        <p>{open.name}</p>
        {copy}
      </div>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard.
        tabIndex={0}
      >
        <CodeLines sample={open} />
      </section>
    </div>
  );
}
