import { htmlLanguages, type Locale } from '#contract/locale.ts';
import { excerptOf, markTerms, type Piece } from './excerpt.ts';
import type { Hit } from './search-documents.ts';
import styles from './search-panel.module.css';

export function SearchHit({
  id,
  hit: { record, terms },
  locale,
  isChosen,
  onPoint,
  onOpen,
}: {
  id: string;
  hit: Hit;
  locale: Locale;
  isChosen: boolean;
  onPoint: () => void;
  onOpen: () => void;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      lang={htmlLanguages[locale]}
      data-document={record.document}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <b>
        <Marked pieces={markTerms(record.title, terms)} />
        {record.heading && (
          <small>
            <Marked pieces={markTerms(record.heading, terms)} />
          </small>
        )}
      </b>
      <span className={styles.place}>{record.place}</span>
      <span className={styles.excerpt}>
        <Marked pieces={excerptOf(record.text, terms)} />
      </span>
    </div>
  );
}

const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text));
