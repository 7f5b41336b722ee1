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
  inMenu: number;
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
  { answer: { exact } }: Line,
  groups: readonly HitGroup[],
  inMenu: number,
  words: SearchWords,
): string {
  const countIn = (key: string) => groups.find((group) => group.key === key)?.count ?? 0;
  const say = (kind: keyof SearchWords['counts'], count: number) =>
    fill(words.counts[kind][count === 1 ? 'one' : 'other'], { count });
  const found = exact
    ? say('code' in exact ? 'calls' : 'places', countIn('places'))
    : say('hits', countIn('status') + countIn('text'));
  return inMenu > 0 ? found + words.and + fill(words.inMenu, { count: inMenu }) : found;
}
