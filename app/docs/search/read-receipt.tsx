import type { Receipt } from '#content/docs/stated.ts';
import type { SearchWords } from '#content/interface/reader.ts';
import styles from './read-receipt.module.css';

/** What was read from a pasted receipt. */
export const ReadReceipt = ({
  receipt: { fields },
  words,
}: {
  receipt: Receipt;
  words: SearchWords;
}) => (
  <div className={styles.receipt}>
    <p>{words.pasted}</p>
    <dl>
      {fields.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <small>{words.stays}</small>
  </div>
);
