import type { State } from './states.ts';

/** What is drawn next to one state: the rail to its neighbours, and the passing tracks. */
export type StateRow = {
  /** Whether a transition leads here from the state above, and from the one below. */
  fromAbove: boolean;
  fromBelow: boolean;
  /** Whether a transition leads from here to the state above, and to the one below. */
  toAbove: boolean;
  toBelow: boolean;
  marks: Mark[];
};

/** A piece of a track: its number, counted from the rail, its directions, and its end here. */
export type Mark = { track: number; up: boolean; down: boolean; end?: 'leaves' | 'arrives' };

/**
 * Neighbouring states are joined by the rail. All other transitions to the same state share a
 * track, so that there are few; shorter tracks are nearer to the rail.
 */
export function layTracks(states: readonly State[]): { rows: StateRow[]; tracks: number } {
  const names = states.map(({ name }) => name);
  const sourcesOf = states.map(({ name }) =>
    states.flatMap(({ ways }, index) => (ways.some(({ to }) => to.includes(name)) ? [index] : [])),
  );
  const leads = (from: number, to: number) => sourcesOf[to]?.includes(from) ?? false;
  const rows = names.map(
    (_, row): StateRow => ({
      fromAbove: leads(row - 1, row),
      fromBelow: leads(row + 1, row),
      toAbove: leads(row, row - 1),
      toBelow: leads(row, row + 1),
      marks: [],
    }),
  );

  const lanes = sourcesOf
    .map((sources, target) => ({
      target,
      sources: sources.filter((source) => Math.abs(source - target) > 1),
    }))
    .filter(({ sources }) => sources.length > 0)
    .map((lane) => {
      const stops = [lane.target, ...lane.sources];
      return { ...lane, first: Math.min(...stops), last: Math.max(...stops) };
    })
    .sort((one, other) => one.last - one.first - (other.last - other.first));

  const taken: Set<number>[] = [];
  for (const { target, sources, first, last } of lanes) {
    const span = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const free = taken.findIndex((used) => span.every((row) => !used.has(row)));
    const track = free < 0 ? taken.length : free;
    taken[track] = new Set([...(taken[track] ?? []), ...span]);
    for (const row of span)
      rows[row]?.marks.push({
        track,
        up: row > first,
        down: row < last,
        end: row === target ? 'arrives' : sources.includes(row) ? 'leaves' : undefined,
      });
  }
  return { rows, tracks: taken.length };
}
