import type { DocumentWords } from '#content/interface/document.ts';
import type { Part } from '#documents/pages/parts.ts';
import { Fields } from './fields.tsx';
import { Fold } from './fold.tsx';

/** The fields of a response; those that all responses share are folded. */
export function ResponseFields({
  part: { shared, guide, fields },
  words,
}: {
  part: Extract<Part, { kind: 'fields' }>;
  words: DocumentWords;
}) {
  const { folds, responseFields } = words;
  return (
    <>
      {shared.length > 0 && (
        <Fold
          name={folds.envelope}
          note={folds.sameResponse}
          link={{ name: folds.responses, path: guide }}
        >
          <Fields
            label={folds.envelope.replaceAll('`', '')}
            fields={shared}
            words={words}
            of="answer"
          />
        </Fold>
      )}
      {fields.length > 0 && (
        <Fields label={responseFields} fields={fields} words={words} of="answer" />
      )}
    </>
  );
}
