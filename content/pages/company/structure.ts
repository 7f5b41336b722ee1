import type { FigureId } from '#content/figures.ts';

export const profileFigures = [
  'countries',
  'operators',
  'customers',
  'messages',
  'callMinutes',
] as const satisfies readonly FigureId[];

export const valueIds = ['sincerity', 'professional'] as const;
export type ValueId = (typeof valueIds)[number];

/** What happened, by year and month. */
export const history = [
  {
    year: 2018,
    entries: [
      { id: 'founded', month: 3 },
      { id: 'firstLicence', month: 11 },
    ],
  },
  { year: 2019, entries: [{ id: 'callCentre', month: 6 }] },
  { year: 2020, entries: [{ id: 'callBot', month: 9 }] },
  {
    year: 2021,
    entries: [
      { id: 'furtherLicences', month: 2 },
      { id: 'gsma', month: 5 },
    ],
  },
  { year: 2022, entries: [{ id: 'viber', month: 8 }] },
  {
    year: 2023,
    entries: [
      { id: 'engagementSuite', month: 4 },
      { id: 'whatsapp', month: 10 },
    ],
  },
  { year: 2024, entries: [{ id: 'zalo', month: 7 }] },
  {
    year: 2025,
    entries: [
      { id: 'quality', month: 3 },
      { id: 'dataProtection', month: 9 },
    ],
  },
] as const satisfies readonly HistoryYear[];

type HistoryYear = { year: number; entries: readonly { id: string; month: Month }[] };

export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export type EntryId = (typeof history)[number]['entries'][number]['id'];

/** An entry says one thing, or lists several. */
export type EntryWords = { desc?: string; descArr?: readonly string[] };

export type CompanyWords = {
  hero: {
    breadcrumb: string;
    here: string;
    /** Each part stays on one line where there is room. */
    headline: readonly [string, string];
    sentence: string;
    art: { city: string; alternative: string };
  };
  profile: { tag: string; heading: string; paragraphs: readonly string[] };
  values: {
    tag: string;
    heading: string;
    cards: Record<ValueId, { name: string; sentence: string }>;
  };
  presence: {
    tag: string;
    heading: string;
    lead: string;
    map: string;
    headquarters: string;
    address: string;
    telephone: string;
    mail: string;
    copy: string;
    close: string;
    alert: { heading: string; text: string; byHand: string; close: string };
  };
  history: {
    tag: string;
    heading: string;
    lead: string;
    months: Record<Month, string>;
    entries: Record<EntryId, EntryWords>;
  };
};
