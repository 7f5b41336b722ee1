import { CodeLines } from '#app/ui/code-lines.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { DocumentWords } from '#content/interface/document.ts';
import type { SdkSample } from '#documents/pages/sdk-packages.ts';
import { CopiedLine } from './copied-line.tsx';
import styles from './sdk-samples.module.css';

/** A call with the packages: a tab for each language, how to install it, and the code. */
export const SdkSamples = ({
  name,
  samples,
  words,
  document,
}: {
  name: string;
  samples: readonly SdkSample[];
  words: DocumentWords;
  /** The path of the document about the packages. */
  document: string;
}) => (
  <div className={styles.sdks} data-choice="sdk">
    <Tabs
      name={name}
      label={words.sdks.samples}
      tabs={samples.map(({ id, name, install, sample }) => ({
        id,
        label: name,
        content: (
          <>
            <CopiedLine code={install.code} words={words} />
            <CodeLines sample={{ id, name, ...sample }} />
            <p className={styles.about}>
              {words.sdks.about} <a href={document}>{words.sdks.document}</a>
            </p>
          </>
        ),
      }))}
    />
  </div>
);
