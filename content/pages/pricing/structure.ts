import type { RateCard, RateCountry } from '#content/rates.ts';

/** The countries selected when the page opens. */
export const initialCountry = { message: 'VN', voice: 'PE' } as const satisfies Record<
  RateCard,
  RateCountry
>;

/** The rate shown in the page's drawing. */
export const picturedRate = { card: 'message', country: 'IN' } as const;

export const initialCounts = { messages: 10_000, minutes: 5_000 } as const;

export type PricingWords = {
  hero: {
    eyebrow: string;
    /** The first line is dimmed, the second emphasised. */
    headline: readonly [string, string];
    sentence: string;
    art: { alternative: string };
  };
  signUp: string;
  cards: Record<RateCard, { name: string; unit: string }>;
  board: {
    destination: string;
    code: string;
    /** Separates the two ends of a range. */
    to: string;
    filter: string;
    none: string;
    /** `link` opens the contact form. */
    note: { before?: string; link: string; after?: string };
    /** The message that the form then has, with the searched country or without one. */
    ask: Record<RateCard, { country: string; open: string }>;
  };
  estimate: {
    country: string;
    title: string;
    sample: string;
    rate: string;
    total: string;
    invalid: string;
  };
  message: {
    heading: string;
    text: string;
    privacy: string;
    sample: string;
    count: string;
    segments: Plural;
    characters: string;
    /** Of a text in an alphabet of its own, such as Chinese. */
    alphabet: string;
    foreign: {
      /** Introduces the list of characters outside GSM-7. */
      lead: string;
      more: string;
      irreplaceable: string;
      replaceable: string;
      replace: string;
    };
    rows: { messages: string; segments: string };
    saving: string;
    assumption: string;
  };
  voice: {
    heading: string;
    count: string;
    slider: string;
    rows: { minutes: string };
    range: string;
    assumption: string;
  };
  files: { heading: string; sentence: string };
};

export type Plural = { one: string; other: string };
