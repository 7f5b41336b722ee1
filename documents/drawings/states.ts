import type { Element } from 'hast';
import { type Cell, elementsIn, isDash, split, tableIn, textOf, trimmed } from './table.ts';
import { layTracks } from './tracks.ts';

/** A state diagram: the intermediate states, then the final ones. */
export type States = { heads: string[]; going: State[]; final: State[] };

export type State = { name: string; means: Cell; ways: Way[] };

/** As many as fit on a phone. */
const maxTracks = 6;

/** The target states, and what causes the transition. */
export type Way = { to: string[]; by: Cell };

export function readStates(container: Element): States {
  const { heads, rows } = tableIn(container);
  if (heads.length !== 3) throw new Error('its columns are state, meaning and what it leads to');
  const states = rows.map(readState);
  const firstFinal = states.findIndex(({ ways }) => ways.length === 0);
  if (firstFinal < 1)
    throw new Error('it begins with a state that leads on and ends in a final one');
  const [going, final] = [states.slice(0, firstFinal), states.slice(firstFinal)];
  const late = final.find(({ ways }) => ways.length > 0);
  if (late) throw new Error(`\`${late.name}\` leads on and stands below a final state`);
  checkWays(states);
  if (layTracks(going).tracks > maxTracks)
    throw new Error(`more than ${maxTracks} tracks would run beside its rail: order it otherwise`);
  return { heads, going, final };
}

function readState([name = [], means = [], leads = []]: Cell[]): State {
  return {
    name: codeIn(name, 'is no name of a state'),
    means,
    ways: isDash(leads) ? [] : split(leads, /[;；]/).map(readWay),
  };
}

function readWay(written: Cell): Way {
  const [to = [], by, ...more] = split(written, /[:：]/);
  if (!by || textOf(by).trim() === '' || more.length > 0)
    throw new Error(`“${textOf(written).trim()}” does not say what leads there: \`paused\`: pause`);
  return {
    to: split(to, /[,，、]/).map((one) => codeIn(one, 'is no state that it could lead to')),
    by: trimmed(by),
  };
}

function codeIn(cell: Cell, problem: string): string {
  const [code] = elementsIn(cell);
  const text = textOf(cell).trim();
  if (code?.tagName !== 'code' || textOf(code.children) !== text)
    throw new Error(`“${text}” ${problem}: write it in backticks`);
  return text;
}

function checkWays(states: readonly State[]): void {
  const names = states.map(({ name }) => name);
  const reached = new Set(names.slice(0, 1));
  for (const { name, ways } of states)
    for (const to of ways.flatMap((way) => way.to)) {
      if (!names.includes(to)) throw new Error(`\`${name}\` leads to \`${to}\`, which has no row`);
      if (to === name) throw new Error(`\`${name}\` leads to itself`);
      reached.add(to);
    }
  const lost = names.find((name) => !reached.has(name));
  if (lost) throw new Error(`nothing leads to \`${lost}\``);
}
