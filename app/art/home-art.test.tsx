import { gzipSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { words as en } from '#content/pages/home/en.ts';
import type { HomeWords } from '#content/pages/home/structure.ts';
import { words as zh } from '#content/pages/home/zh.ts';
import { ClosingLine } from './closing-line.tsx';
import { FooterLine } from './footer-line.tsx';
import { SlideGlobalNarrow, SlideGlobalWide } from './home/slide-global.tsx';
import { SlideViberNarrow, SlideViberWide } from './home/slide-viber.tsx';
import { SlideWhatsAppNarrow, SlideWhatsAppWide } from './home/slide-whatsapp.tsx';
import { SlideZaloNarrow, SlideZaloWide } from './home/slide-zalo.tsx';
import { CarReceipt } from './receipts/car-receipt.tsx';
import { CoffeeReceipt } from './receipts/coffee-receipt.tsx';
import { GameReceipt } from './receipts/game-receipt.tsx';
import { ConversationTile } from './tiles/conversation-tile.tsx';
import { EngagementTile } from './tiles/engagement-tile.tsx';
import { FraudTile } from './tiles/fraud-tile.tsx';
import { MessageTile } from './tiles/message-tile.tsx';
import { NumberTile } from './tiles/number-tile.tsx';
import { VoiceTile } from './tiles/voice-tile.tsx';
import { WorldMap } from './world-map.tsx';

const heaviestPageBytes = 25_000;

describe.each([
  ['en', en],
  ['zh', zh],
])('the art of the home page (%s)', (_locale, words) => {
  const drawn = artOf(words).map((picture) => renderToStaticMarkup(picture));

  test('carries no style attribute, which our policy forbids', () => {
    for (const html of drawn) expect(html).not.toMatch(/\sstyle=/);
  });

  test('is hidden from assistive technology', () => {
    for (const html of drawn) expect(html).toMatch(/^<\w+ [^>]*aria-hidden="true"/);
  });

  test('has finite coordinates with two decimals at most', () => {
    for (const html of drawn) {
      const coordinates = [...html.matchAll(/ (?:d|x|y|cx|cy|transform)="([^"]*)"/g)].join();
      expect(coordinates).not.toMatch(/NaN|Infinity|undefined/);
      expect(html.replace(foreignPaths, '')).not.toMatch(/ (?:d|x|y|cx|cy)="[^"]*\.\d{3}/);
    }
  });

  test('stays within its share of the page', () => {
    expect(gzipSync(drawn.join('')).length).toBeLessThan(heaviestPageBytes);
  });
});

test('a picture with a label is an image of that name', () => {
  const html = renderToStaticMarkup(<VoiceTile label="A wave" />);
  expect(html).toMatch(/^<svg [^>]*role="img" aria-label="A wave"/);
  expect(html.slice(0, html.indexOf('>'))).not.toContain('aria-hidden');
});

/** Logos and icons have more decimals than our own drawings and are left out. */
const foreignPaths = /<svg[^>]*data-icon.*?<\/svg>|<path[^>]*transform="[^"]*"[^>]*>/g;

function artOf({ banner: { slides }, products, reach }: HomeWords): ReactElement[] {
  return [
    <SlideGlobalWide key="global" labels={slides.global.art} />,
    <SlideGlobalNarrow key="global-narrow" labels={slides.global.art} />,
    <SlideZaloWide key="zalo" labels={slides.zalo.art} />,
    <SlideZaloNarrow key="zalo-narrow" labels={slides.zalo.art} />,
    <SlideWhatsAppWide key="whatsapp" labels={slides.whatsapp.art} />,
    <SlideWhatsAppNarrow key="whatsapp-narrow" labels={slides.whatsapp.art} />,
    <SlideViberWide key="viber" labels={slides.viber.art} />,
    <SlideViberNarrow key="viber-narrow" labels={slides.viber.art} />,
    <MessageTile key="message" labels={products.art.message} />,
    <VoiceTile key="voice" />,
    <ConversationTile key="conversation" />,
    <FraudTile key="fraud" labels={products.art.fraudPrevention} />,
    <NumberTile key="number" />,
    <EngagementTile key="engagement" />,
    <CoffeeReceipt key="coffee" />,
    <CarReceipt key="car" />,
    <GameReceipt key="game" />,
    <WorldMap key="map" labels={reach.map.cities} />,
    <ClosingLine key="closing" />,
    <FooterLine key="footer" />,
  ];
}
