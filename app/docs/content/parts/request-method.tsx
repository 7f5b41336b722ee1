import type { DocumentWords } from '#content/interface/document.ts';
import type { Part } from '#documents/pages/parts.ts';
import { Fields } from './fields.tsx';
import { Fold } from './fold.tsx';
import styles from './request-method.module.css';

/** Method, path and parameters of a call; those of all signed calls are folded. */
export function RequestMethod({
  part: { operation, signing, signingGuide, parameters },
  words,
}: {
  part: Extract<Part, { kind: 'request-method' }>;
  words: DocumentWords;
}) {
  const { folds, places } = words;
  const of = operation.host ? 'request' : 'callback';
  const names = {
    request: { fold: folds.signing, link: folds.howToSign },
    callback: { fold: folds.callbackSigning, link: folds.howToVerify },
  }[of];
  return (
    <>
      <p className={styles.call}>
        <b>{operation.method}</b> {operation.host ? operation.path : words.yourAddress}
        {operation.contentType && <span>{operation.contentType}</span>}
      </p>
      {signing.length > 0 && (
        <Fold name={names.fold} note={folds.same} link={{ name: names.link, path: signingGuide }}>
          <Fields label={names.fold} fields={signing} words={words} of={of} />
        </Fold>
      )}
      {[...parameters].sort(headersLast).map(({ place, fields }) => (
        <div key={place}>
          <h3 className={styles.place}>{places[place]}</h3>
          <Fields label={places[place]} fields={fields} words={words} of={of} />
        </div>
      ))}
    </>
  );
}

type Parameters = Extract<Part, { kind: 'request-method' }>['parameters'][number];

/** Sorts headers last: the remaining ones are optional. */
const headersLast = (one: Parameters, other: Parameters): number =>
  Number(one.place === 'header') - Number(other.place === 'header');
