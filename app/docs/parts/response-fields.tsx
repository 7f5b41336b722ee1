import type { DocumentWords } from '#content/interface/document.ts';
import type { Locale } from '#contract/locale.ts';
import { resolveLink } from '#documents/manuscripts/links.ts';
import type { Part } from '#documents/pages/parts.ts';
import { Fields } from './fields.tsx';
import { Fold } from './fold.tsx';

/** What comes back; what every response has is folded. */
export function ResponseFields({
  part: { shared, fields },
  words,
  locale,
}: {
  part: Extract<Part, { kind: 'fields' }>;
  words: DocumentWords;
  locale: Locale;
}) {
  const { folds, responseFields } = words;
  return (
    <>
      {shared.length > 0 && (
        <Fold
          name={folds.envelope}
          note={folds.sameResponse}
          link={{
            name: folds.responses,
            path: resolveLink('doc:general/conventions#errors', locale),
          }}
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
