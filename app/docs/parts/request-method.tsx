import { AddressBar } from '#app/ui/address-bar.tsx';
import type { DocumentWords } from '#content/interface/docs.ts';
import type { Part } from '#documents/pages/parts.ts';
import { copyWords } from './copy-words.ts';
import { FieldTable } from './field-table.tsx';
import styles from './request-method.module.css';

/** Where a call goes and what it carries. */
export function RequestMethod({
  part: { operation, parameters },
  words,
}: {
  part: Extract<Part, { kind: 'request-method' }>;
  words: DocumentWords;
}) {
  return (
    <div className={styles.method}>
      {operation.host ? (
        <AddressBar {...operation} words={copyWords(words, words.copyAddress)} />
      ) : (
        <AddressBar method={operation.method} host={words.yourAddress} path="" />
      )}
      {parameters.map(({ place, fields }) => (
        <div key={place}>
          <p className={styles.label}>{words.places[place]}</p>
          <FieldTable
            label={words.places[place]}
            fields={fields}
            words={words}
            of={operation.host ? 'request' : 'callback'}
          />
        </div>
      ))}
    </div>
  );
}
