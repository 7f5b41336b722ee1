import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { scopedName } from '../build/scoped-name.ts';
import { compose } from './compose.ts';
import { setLine } from './lettering.ts';
import { plainDrawing } from './plain-drawing.ts';
import { openTypefaces, type Typefaces } from './typefaces.ts';

let typefaces: Typefaces;
beforeAll(async () => {
  typefaces = await openTypefaces(
    `${JSON.stringify(brand.names)} Voice 语音，482 About this policy 关于`,
  );
});

test.each(['en', 'zh'] as const)(
  'an image is drawn without installed fonts (%s)',
  async (locale) => {
    const title = { en: 'Voice', zh: '语音' }[locale];
    const svg = compose(
      { locale, title, scene: { kind: 'stops', names: ['About', '关于'] } },
      typefaces,
    );
    expect(svg).not.toMatch(/<text|class=|var\(|NaN|undefined/);
    const { width, height, format } = await sharp(
      await sharp(Buffer.from(svg)).png().toBuffer(),
    ).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  },
);

test('letters are drawn by the font that has them', () => {
  const { width } = setLine('语音 482', { family: 'sans', size: 100, weight: 900 }, typefaces);
  const chinese = setLine('语音', { family: 'sans', size: 100, weight: 900 }, typefaces);
  expect(chinese.width).toBe(200);
  expect(width).toBeGreaterThan(350);
  expect(() => setLine('字', { family: 'sans', size: 10 }, typefaces)).toThrow('字');
});

test('weight and spacing change the width of a line', () => {
  const widthOf = (style: object) =>
    setLine('About', { family: 'sans', size: 100, ...style }, typefaces).width;
  expect(widthOf({ weight: 700 })).toBeGreaterThan(widthOf({ weight: 400 }));
  expect(widthOf({ spacing: 10 })).toBeCloseTo(widthOf({}) + 40);
});

test('a drawing of a page is self-contained: with colours and text, without animated or crowding parts', () => {
  const from = (sheet: string) => (name: string) => scopedName(name, `app/art/${sheet}.module.css`);
  const [art, lines] = [from('art'), from('lines')];
  const [grounds, lettering] = [from('grounds'), from('lettering')];
  const svg = `<svg class="${grounds('onInk')} wide_a1b2c" viewBox="0 0 8 6" width="8"><path class="${lines('live')}" d="M0 0"></path><path class="${lines('live')} ${lines('pulse')}" d="M1 1" pathLength="1000"></path><g class="${art('sign')} ${art('crowding')}"><g></g></g><text x="10" y="20" class="${lettering('mono')} ${art('paper')}" font-size="10" text-anchor="middle">Voice</text></svg>`;
  const plain = plainDrawing(svg, { line: 10, scale: 0.5 }, typefaces);
  expect(plain).toMatch(
    /^<g fill="none"><path d="M0 0" stroke="#\w{6}" stroke-width="20"><\/path><g transform="translate\(-?[\d.]+ 20\)" fill="#\w{6}">/,
  );
  expect(plain).not.toMatch(/M1 1|class=|<text|<svg/);
});
