import { isGsmCharacter, isGsmExtension, replacementFor } from './gsm-alphabet.ts';

/** Characters per segment: of a single one, and of one among several, where a header takes room. */
export const segmentLimits = {
  'GSM-7': { single: 160, several: 153 },
  'UCS-2': { single: 70, several: 67 },
} as const;

export type SmsEncoding = keyof typeof segmentLimits;

export type SmsMeasure = {
  encoding: SmsEncoding;
  /** Septets or 16-bit units. A character of the extension table or an emoji takes two. */
  units: number;
  segments: number;
  unitsPerSegment: number;
  /** Characters outside GSM-7, each once, in order of appearance. */
  foreign: readonly ForeignCharacter[];
};

export type ForeignCharacter = {
  character: string;
  /** In Unicode notation: U+2019. */
  codePoint: string;
  /** The replacement in GSM-7; empty for an invisible character, undefined if there is none. */
  replacement: string | undefined;
};

/** Alphabet and number of segments of a text sent as SMS. */
export function measureSms(text: string): SmsMeasure {
  const characters = [...text];
  const foreign = [...new Set(characters.filter((character) => !isGsmCharacter(character)))];
  const encoding: SmsEncoding = foreign.length === 0 ? 'GSM-7' : 'UCS-2';
  const sizes = characters.map(encoding === 'GSM-7' ? septets : ({ length }) => length);
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { single, several } = segmentLimits[encoding];
  const isSingle = units <= single;
  return {
    encoding,
    units,
    segments: isSingle ? Math.min(units, 1) : fill(sizes, several),
    unitsPerSegment: isSingle ? single : several,
    foreign: foreign.map((character) => ({
      character,
      codePoint: codePointOf(character),
      replacement: replacementFor(character),
    })),
  };
}

/** The text in GSM-7; undefined if a character has no replacement. */
export function replaceForeign(text: string): string | undefined {
  const characters = [...text].map((character) =>
    isGsmCharacter(character) ? character : replacementFor(character),
  );
  return characters.every((character) => character !== undefined) ? characters.join('') : undefined;
}

const septets = (character: string): number => (isGsmExtension(character) ? 2 : 1);

/** A character of two units is never split: it moves to the next segment. */
function fill(sizes: readonly number[], limit: number): number {
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > limit) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return segments;
}

const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
