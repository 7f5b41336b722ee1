import type { FigureId } from '#content/figures.ts';
import type { ProductId } from '#content/products.ts';
import type { Localized } from '#contract/locale.ts';

export const slideIds = ['global', 'zalo', 'whatsapp', 'viber'] as const;
export type SlideId = (typeof slideIds)[number];

export const storyIds = ['coffee', 'car', 'gaming'] as const;
export type StoryId = (typeof storyIds)[number];

/** The results of each customer. The words name the measures, the values are here. */
export const storyFigures = {
  coffee: { conversion: same('+300%'), retention: { en: '2×', zh: '2 倍' } },
  car: { satisfaction: same('+54%'), sales: same('+33%') },
  gaming: { arrivalRate: same('95.2%'), operatingCost: same('−21%') },
} as const satisfies Record<StoryId, Record<string, Localized<string>>>;

export const reachFigures = [
  'countries',
  'operators',
  'customers',
  'messages',
  'callMinutes',
] as const satisfies readonly FigureId[];

export type MapCity =
  | 'singapore'
  | 'jakarta'
  | 'bangkok'
  | 'manila'
  | 'hongKong'
  | 'mumbai'
  | 'dubai'
  | 'riyadh'
  | 'cairo'
  | 'nairobi'
  | 'lagos'
  | 'johannesburg'
  | 'saoPaulo'
  | 'bogota'
  | 'lima'
  | 'mexicoCity';

export type HomeWords = {
  carousel: {
    previous: string;
    next: string;
    pause: string;
    play: string;
    /** Role description of a slide for assistive technology. */
    role: string;
    position: string;
    show: string;
  };
  banner: {
    label: string;
    start: string;
    docs: string;
    slides: { [Id in SlideId]: Slide & { art: SlideArt[Id] } };
  };
  products: SectionHead & {
    more: string;
    /** Accessible name without the card's context: `{name}` is the product. */
    moreAbout: string;
    cards: Record<ProductId, { sentence: string }>;
    art: TileArt;
  };
  partners: { heading: string };
  stories: SectionHead & {
    label: string;
    cards: {
      [Id in StoryId]: {
        customer: string;
        field: string;
        sentence: string;
        figures: Record<keyof (typeof storyFigures)[Id], string>;
      };
    };
  };
  reach: SectionHead & { map: { alternative: string; cities: Record<MapCity, string> } };
};

export type SectionHead = {
  /** The station tag: one word of a message's life. */
  tag: string;
  heading: string;
  lead: string;
};

type Slide = {
  eyebrow: string;
  /** The first line is dimmed, the second emphasised. */
  headline: readonly [string, string];
  sentence: string;
  dot: string;
};

/** Words inside the drawings. They are decoration, hidden from assistive technology. */
export type SlideArt = {
  global: {
    accepted: string;
    routesScored: string;
    operator: string;
    day: string;
    sender: string;
    now: string;
    yourCode: string;
    validity: string;
    delivered: string;
  };
  zalo: {
    accepted: string;
    hanoi: string;
    daNang: string;
    hoChiMinhCity: string;
    account: string;
    accountKind: string;
    order: string;
    news: readonly [string, string];
    action: string;
    delivered: string;
  };
  whatsapp: {
    accepted: string;
    template: string;
    approved: string;
    tier: string;
    readAt: string;
    account: string;
    accountKind: string;
    question: string;
    answer: readonly [string, string];
    action: string;
    read: string;
  };
  viber: {
    accepted: string;
    sender: string;
    verified: string;
    tier: string;
    account: string;
    accountKind: string;
    headline: string;
    detail: string;
    action: string;
    seen: string;
  };
};

export type TileArt = {
  message: { yourCode: string };
  fraudPrevention: { verified: string; blocked: string };
};

function same(value: string): Localized<string> {
  return { en: value, zh: value };
}
