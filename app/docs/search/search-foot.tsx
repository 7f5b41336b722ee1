import { fill } from '#content/fill.ts';
import type { SearchWords } from '#content/interface/reader.ts';
import type { HitGroup } from './hit-groups.ts';
import styles from './search-foot.module.css';
import type { Line } from './use-search.ts';

/** Keyboard hints and the number of hits, which is announced as well. */
export const SearchFoot = ({
  line,
  groups,
  inMenu,
  words,
}: {
  line?: Line;
  groups: readonly HitGroup[];
  /** Undefined while the whole menu is shown. */
  inMenu?: number;
  words: SearchWords;
}) => (
  <div className={styles.foot} hidden={groups.length === 0}>
    <p aria-hidden="true">
      <kbd>↑</kbd>
      <kbd>↓</kbd> {words.keys.choose} <kbd>↵</kbd> {words.keys.open} <kbd>esc</kbd>{' '}
      {words.keys.clear}
    </p>
    <p role="status">{line && countOf(line, groups, inMenu, words)}</p>
  </div>
);

function countOf(
  line: Line,
  groups: readonly HitGroup[],
  inMenu: number | undefined,
  words: SearchWords,
): string {
  const { exact, reason } = line.answer;
  const found = foundIn(line, groups, words);
  const isNamed = exact !== undefined || reason !== undefined;
  return inMenu === undefined || (isNamed && inMenu === 0)
    ? found
    : found + words.and + fill(words.inMenu, { count: inMenu });
}

/** What was found in the text, in words. */
export function foundIn(
  { answer: { exact, reason } }: Line,
  groups: readonly HitGroup[],
  words: SearchWords,
): string {
  const countIn = (key: string) => groups.find((group) => group.key === key)?.count ?? 0;
  const say = (kind: keyof SearchWords['counts'], count: number) =>
    fill(words.counts[kind][count === 1 ? 'one' : 'other'], { count });
  if (exact) return say('code' in exact ? 'calls' : 'places', countIn('places'));
  const count = countIn('status') + countIn('text');
  if (!reason) return say('hits', count);
  const card = words.cards[reason.card.kind];
  return count > 0 ? card + words.and + say('hits', count) : card;
}
