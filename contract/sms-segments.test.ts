import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureSms, replaceForeign } from './sms-segments.ts';

const shape = (text: string) => {
  const { encoding, units, segments } = measureSms(text);
  return [encoding, units, segments];
};

const signs = fc.constantFrom('a', 'é', '€', '’', '\u200b', '好', '🙂');

describe('a text in the GSM-7 alphabet', () => {
  test.each([
    [0, 0],
    [1, 1],
    [160, 1],
    [161, 2],
    [306, 2],
    [307, 3],
    [459, 3],
    [460, 4],
  ])('of %i letters takes %i segments', (length, segments) => {
    expect(shape('a'.repeat(length))).toEqual(['GSM-7', length, segments]);
  });

  test.each([
    ...'@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&\'()*+,-./:;<=>?¡ÄÖÑÜ§¿äöñüà',
    '\n',
    '\r',
    ' ',
  ])('has %j as one unit', (character) => {
    expect(shape(character)).toEqual(['GSM-7', 1, 1]);
  });

  test.each([...'^{}\\[~]|€', '\f'])('has %j as two units', (character) => {
    expect(shape(character)).toEqual(['GSM-7', 2, 1]);
  });

  test('counts 80 characters of the extension table as a full segment', () => {
    expect(shape('€'.repeat(80))).toEqual(['GSM-7', 160, 1]);
    expect(shape('€'.repeat(81))).toEqual(['GSM-7', 162, 2]);
  });

  test('never splits a character of the extension table', () => {
    const fits = `${'a'.repeat(151)}€${'a'.repeat(153)}`;
    expect(shape(fits)).toEqual(['GSM-7', 306, 2]);
    const moved = `${'a'.repeat(152)}€${'a'.repeat(152)}`;
    expect(shape(moved)).toEqual(['GSM-7', 306, 3]);
  });
});

describe('a text with any other character', () => {
  test.each([
    [1, 1],
    [70, 1],
    [71, 2],
    [134, 2],
    [135, 3],
    [201, 3],
    [202, 4],
  ])('of %i characters takes %i segments', (length, segments) => {
    expect(shape('好'.repeat(length))).toEqual(['UCS-2', length, segments]);
  });

  test('counts a character of the extension table once and an emoji twice', () => {
    expect(shape('好€')).toEqual(['UCS-2', 2, 1]);
    expect(shape('🙂')).toEqual(['UCS-2', 2, 1]);
    expect(shape('🙂'.repeat(35))).toEqual(['UCS-2', 70, 1]);
  });

  test('never splits an emoji', () => {
    expect(shape(`${'好'.repeat(66)}🙂${'好'.repeat(66)}`)).toEqual(['UCS-2', 134, 3]);
  });

  test('lists the characters outside GSM-7, each once, with their code points', () => {
    expect(measureSms('“Don’t”, don’t 🙂').foreign).toEqual([
      { character: '“', codePoint: 'U+201C', replacement: '"' },
      { character: '’', codePoint: 'U+2019', replacement: "'" },
      { character: '”', codePoint: 'U+201D', replacement: '"' },
      { character: '🙂', codePoint: 'U+1F642', replacement: undefined },
    ]);
  });
});

describe('replacing', () => {
  test.each([
    ['don’t', "don't"],
    ['wait… – now', 'wait... - now'],
    ['a\u00a0b\tc', 'a b c'],
    ['a\u200bb\ufeff', 'ab'],
    ['Łódź çà', 'Lodz cà'],
    ['１２', '12'],
    ['plain', 'plain'],
  ])('turns %j into %j', (text, replaced) => {
    expect(replaceForeign(text)).toBe(replaced);
  });

  test.each(['您好', 'Привет…', 'ok 🙂’'])(
    'leaves %j, which has no replacement in GSM-7',
    (text) => {
      expect(replaceForeign(text)).toBeUndefined();
    },
  );

  test('reduces the number of segments', () => {
    const text = `${'a'.repeat(99)}’`;
    expect(measureSms(text).segments).toBe(2);
    expect(measureSms(replaceForeign(text) ?? '').segments).toBe(1);
  });
});

test('for any text the segments hold all units and none is empty', () => {
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 500 }), (typed) => {
      const text = typed.join('');
      const { encoding, units, segments, unitsPerSegment } = measureSms(text);
      expect(segments * unitsPerSegment).toBeGreaterThanOrEqual(units);
      expect(units).toBeGreaterThan((segments - 1) * (unitsPerSegment - 1) - 1);
      expect(encoding === 'GSM-7').toBe(measureSms(text).foreign.length === 0);
      const replaced = replaceForeign(text);
      if (replaced !== undefined) expect(measureSms(replaced).encoding).toBe('GSM-7');
    }),
  );
});
