import { WholeNames } from '#app/ui/whole-names.tsx';
import { fill } from '#content/fill.ts';
import type { PricingWords } from '#content/pages/pricing/structure.ts';
import { type ForeignCharacter, segmentLimits } from '#contract/sms-segments.ts';
import styles from './foreign-note.module.css';

const maxShown = 3;

/** Names the characters outside GSM-7 and what replacing them saves. */
export function ForeignNote({
  words,
  foreign,
  segmentsReplaced,
  onReplace,
}: {
  words: PricingWords['message']['foreign'];
  foreign: readonly ForeignCharacter[];
  segmentsReplaced: string | undefined;
  onReplace: () => void;
}) {
  const { single, several } = segmentLimits['UCS-2'];
  const shown = foreign
    .toSorted((a, b) => Number(isReplaceable(a)) - Number(isReplaceable(b)))
    .slice(0, maxShown);
  const sentence =
    segmentsReplaced === undefined
      ? words.irreplaceable
      : fill(words.replaceable, { segments: segmentsReplaced });

  return (
    <div className={styles.note}>
      <p>
        <b>
          <WholeNames text={words.lead} />
        </b>{' '}
        {shown.map(({ character, codePoint, replacement }) => (
          <span key={codePoint} className={styles.character}>
            <mark>{character}</mark> <code>{codePoint}</code>
            {replacement?.trim() && segmentsReplaced !== undefined && <code>→ {replacement}</code>}
          </span>
        ))}
        {foreign.length > maxShown && fill(words.more, { count: foreign.length - maxShown })}
      </p>
      <p>
        <WholeNames text={fill(sentence, { single, several })} />
      </p>
      {segmentsReplaced !== undefined && (
        <button type="button" onClick={onReplace}>
          {words.replace}
        </button>
      )}
    </div>
  );
}

const isReplaceable = ({ replacement }: ForeignCharacter): boolean => replacement !== undefined;
