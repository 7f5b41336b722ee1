import type { Element } from 'hast';
import { type Cell, elementsIn, isDash, split, tableIn, textOf, trimmed } from './table.ts';

const people = ['A', 'B', 'N'] as const;
const numbers = ['X', 'Y'] as const;
const extension = 'E';

export type Person = (typeof people)[number];
export type PrivacyNumber = (typeof numbers)[number];

/** Who dials which number, whose phone rings, and which number it shows. */
export type Numbers = { heads: string[]; lines: Line[] };

export type Line = {
  caller: Party;
  dialed: PrivacyNumber;
  /** An extension is dialled after the prompt. */
  hasExtension: boolean;
  /** Without a person if the call reaches no one. */
  callee: Party;
  sees?: PrivacyNumber;
  remark?: Cell;
};

/** A person as a letter, with optional words next to it, or words only. */
export type Party = { person?: Person; words: Cell };

export function readNumbers(container: Element): Numbers {
  const { heads, rows } = tableIn(container);
  if (heads.length < 3 || heads.length > 4)
    throw new Error('its columns are who dials what, who is rung, what they see, and a remark');
  return { heads, lines: rows.map(readLine) };
}

function readLine([dials = [], rings = [], sees = [], remark]: Cell[]): Line {
  const [from = [], to, ...more] = split(dials, /→/);
  if (!to || more.length > 0)
    throw new Error(`“${textOf(dials)}” has to be a way with one arrow: **A** → **X**`);
  const caller = readParty(from);
  if (caller.words.length === 0 && !caller.person)
    throw new Error(`“${textOf(dials)}” does not say who dials`);
  const callee = readParty(rings);
  const seen = isDash(sees) ? undefined : numberIn(sees);
  if (callee.person && !seen)
    throw new Error(`what **${callee.person}** sees has to be **X** or **Y**`);
  if (!callee.person && seen)
    throw new Error(`“${textOf(rings)}” names nobody who could see ${seen}: write – there`);
  return { caller, ...readDialed(to), callee, sees: seen, remark };
}

function readParty(cell: Cell): Party {
  const [letter, ...others] = lettersIn(cell);
  if (others.length > 0) throw new Error(`“${textOf(cell)}” names two: give each a row`);
  const person = people.find((one) => one === letter);
  if (letter && !person)
    throw new Error(`**${letter}** is nobody; people are **A**, **B** and **N**`);
  const parts = cell.filter((node) => !isLetter(node));
  return { person, words: trimmed(parts) };
}

function readDialed(cell: Cell): Pick<Line, 'dialed' | 'hasExtension'> {
  const [, ...rest] = lettersIn(cell);
  const isPlain = /^\s*\w\s*([,，、]\s*\w\s*)?$/.test(textOf(cell));
  if (!isPlain || rest.some((letter) => letter !== extension))
    throw new Error(`“${textOf(cell).trim()}” cannot be dialed: write **X** or **X**, **E**`);
  return { dialed: numberIn(cell), hasExtension: rest.length > 0 };
}

function numberIn(cell: Cell): PrivacyNumber {
  const [letter] = lettersIn(cell);
  const number = numbers.find((one) => one === letter);
  if (!number) throw new Error(`“${textOf(cell).trim()}” is no number: write **X** or **Y**`);
  return number;
}

const isLetter = (node: Cell[number]): boolean =>
  node.type === 'element' && node.tagName === 'strong';

const lettersIn = (cell: Cell): string[] =>
  elementsIn(cell.filter(isLetter)).map(({ children }) => textOf(children));
