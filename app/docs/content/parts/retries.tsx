import { InlineCode } from '#app/ui/inline-code.tsx';
import type { DocumentWords } from '#content/interface/document.ts';
import type { RetryWay } from '#documents/pages/retry-ways.ts';
import tag from '../../tag.module.css';
import styles from './retries.module.css';

/** The ways to proceed after an error, each with the codes that need it. */
export const Retries = ({ ways, words }: { ways: readonly RetryWay[]; words: DocumentWords }) => (
  <dl className={styles.ways}>
    {ways.map(({ retry, codes }) => (
      <div key={retry}>
        <dt className={tag.tag} data-retry={retry}>
          {words.retries[retry]}
        </dt>
        <dd>
          <InlineCode text={words.retryMeanings[retry]} />
        </dd>
        <dd className={styles.codes}>
          {codes.map(({ code, path }) => (
            <a key={code} href={path}>
              {code}
            </a>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);
