import { glossary, mistypings } from '#content/docs/glossary.ts';
import { isHan } from './terms.ts';

/** A way to say what was asked for. */
export type Wording = {
  wording: string;
  /** How much it counts beside what was typed. */
  weight: number;
  /** The other name in it, which a place must have; missing in what was typed. */
  name?: string;
};

/** What was typed, as it sounds in Chinese, and what the glossary calls it otherwise. */
export function wordingsOf(query: string, sounds: Sounds): Wording[] {
  const typed = withoutMistypings(query.toLowerCase().trim());
  const asked = hanOf(typed, sounds) ?? typed;
  return [
    ...[...new Set([asked, typed])].map((wording) => ({ wording, weight: 1 })),
    ...otherWordings(asked),
  ];
}

type Sounds = readonly (readonly [term: string, syllables: string])[];

/** The query with a name of the glossary replaced by each of the others in its line. */
const otherWordings = (query: string): Wording[] =>
  glossary.flatMap((names) => {
    const said = names.filter((name) => says(query, name));
    const longest = said.sort((one, other) => other.length - one.length)[0];
    if (longest === undefined) return [];
    return names
      .filter((name) => !said.includes(name))
      .map((name) => ({ name, wording: query.replace(longest, ` ${name} `), weight: 0.8 }));
  });

const says = (query: string, name: string): boolean =>
  isHan(name) ? query.includes(name) : ` ${query} `.includes(` ${name} `);

const withoutMistypings = (query: string): string =>
  Object.entries(mistypings).reduce((text, [wrong, right]) => text.replaceAll(wrong, right), query);

/** `yanzhengma` as 验证码, when every part of it sounds like a part of some term. */
function hanOf(query: string, sounds: Sounds): string | undefined {
  const letters = query.replace(/[\s']/g, '');
  if (!/^[a-z]{3,}$/.test(letters)) return undefined;
  for (let length = letters.length; length >= 3; length -= 1) {
    const han = runThatSounds(letters.slice(0, length), sounds);
    if (han === undefined) continue;
    if (length === letters.length) return han;
    const rest = hanOf(letters.slice(length), sounds);
    if (rest !== undefined) return han + rest;
  }
  return undefined;
}

function runThatSounds(letters: string, sounds: Sounds): string | undefined {
  for (const [term, spoken] of sounds) {
    const syllables = spoken.split(' ');
    for (let from = 0; from < syllables.length - 1; from += 1)
      for (let to = from + 2; to <= syllables.length; to += 1)
        if (syllables.slice(from, to).join('') === letters)
          return [...term].slice(from, to).join('');
  }
  return undefined;
}
