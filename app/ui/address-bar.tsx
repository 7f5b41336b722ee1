import styles from './address-bar.module.css';
import { CopyButton, type CopyWords } from './copy-button.tsx';
import { type HttpMethod, MethodBadge } from './method-badge.tsx';

/** URL and method of a call; a long URL breaks before its path. */
export function AddressBar({
  method,
  host,
  path,
  words,
}: {
  method: HttpMethod;
  /** Including the protocol. */
  host: string;
  path: string;
  /** Omitted: no copy button. */
  words?: CopyWords;
}) {
  return (
    <div className={styles.bar} data-ground="code">
      <MethodBadge method={method} className={styles.method} />
      <code className={styles.address}>
        <span className={styles.host} data-host="">
          {host}
        </span>
        <wbr />
        {path}
      </code>
      {words && <CopyButton text={host + path} words={words} look="sign" className={styles.copy} />}
    </div>
  );
}
