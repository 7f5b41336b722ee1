import { languageNames, type SearchWords } from '#content/interface/reader.ts';
import tag from '../tag.module.css';
import { excerptOf } from './excerpt.ts';
import type { Option } from './hit-groups.ts';
import { markTerms } from './mark-terms.ts';
import { Marked } from './marked.tsx';
import { ReasonFace } from './reason-face.tsx';
import styles from './search-option.module.css';

export function SearchOption({
  id,
  option,
  words,
  isChosen,
  onPoint,
  onOpen,
}: {
  id: string;
  option: Option;
  words: SearchWords;
  isChosen: boolean;
  onPoint: () => void;
  onOpen: () => void;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={styles[option.kind]}
      data-path={'path' in option ? option.path : undefined}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <Face option={option} words={words} />
    </div>
  );
}

function Face({ option, words }: { option: Option; words: SearchWords }) {
  switch (option.kind) {
    case 'error': {
      const { code, status, means, remedy, retry } = option.error;
      return (
        <>
          <p className={styles.name}>
            <b>{code}</b> <span>{status}</span> <em className={tag.tag}>{retry}</em>
          </p>
          <p className={styles.what}>{means}</p>
          <p>{remedy}</p>
        </>
      );
    }
    case 'field': {
      const { name, type, limits, text } = option.field;
      return (
        <>
          <p className={styles.name}>
            <b>{name}</b> <span>{type}</span> {limits && <span>{limits}</span>}
          </p>
          <p className={styles.what}>{text}</p>
        </>
      );
    }
    case 'reason':
      return <ReasonFace card={option.card} />;
    case 'help':
      return option.name;
    case 'fold':
      return (
        <>
          {option.fold === 'language' ? languageNames[option.locale] : '+'}{' '}
          <small>{option.count}</small> <b>{words.show}</b>
        </>
      );
    case 'place': {
      const { heading, place, text, terms } = option.hit;
      return (
        <>
          <b>
            <Marked pieces={markTerms(heading, terms)} />
          </b>
          <span className={styles.where}>{place.join(words.and)}</span>
          <p>
            <Marked pieces={excerptOf(text, terms)} />
          </p>
        </>
      );
    }
  }
}
