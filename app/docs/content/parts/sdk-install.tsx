import line from '#app/ui/line.module.css';
import { fill } from '#content/fill.ts';
import type { DocumentWords } from '#content/interface/document.ts';
import type { SdkPackage } from '#documents/pages/sdk-packages.ts';
import { CopiedLine } from './copied-line.tsx';
import styles from './sdk-install.module.css';

type Drawn = { packages: readonly SdkPackage[]; words: DocumentWords };

const tabId = (id: string): string => `choice-0-${id}`;

const panelId = (id: string): string => `${tabId(id)}-panel`;

/** The languages as stops on a line: tabs of the panels of `SdkInstall`, which is further down. */
export const SdkChoice = ({ packages, words }: Drawn) => (
  <div data-choice="sdk" data-only="script screen">
    <div role="tablist" aria-label={words.sdks.choose} className={styles.choice}>
      {packages.map(({ id, name, needs }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={line.stop}
          id={tabId(id)}
          aria-controls={panelId(id)}
          aria-selected={index === 0}
          tabIndex={index === 0 ? 0 : -1}
        >
          {name}
          <span>{fill(words.sdks.from, { language: '', version: needs }).trim()}</span>
        </button>
      ))}
    </div>
  </div>
);

/** How each package is installed, and the hash of its archive. */
export const SdkInstall = ({ packages, words }: Drawn) => (
  <div className={styles.panels}>
    {packages.map(({ id, name, install, served }, index) => (
      <div
        key={id}
        role="tabpanel"
        id={panelId(id)}
        className={styles.panel}
        aria-label={name}
        data-name={name}
        data-initial={index === 0 || undefined}
      >
        {served ? (
          <>
            <CopiedLine code={install.code} words={words} />
            <CopiedLine code={served.sha256} name="SHA-256" words={words} />
          </>
        ) : (
          <p className={styles.lacking}>{fill(words.sdks.lacking, { names: name })}</p>
        )}
      </div>
    ))}
  </div>
);
