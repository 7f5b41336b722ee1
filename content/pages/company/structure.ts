import { brand } from '#content/brand.ts';
import type { BadgeId, CertificateId } from '#content/brand-shape.ts';
import type { FigureId } from '#content/figures.ts';
import { hasBadge } from '#content/partner-level.ts';

export const profileFigures = [
  'countries',
  'operators',
  'customers',
  'messages',
  'callMinutes',
] as const satisfies readonly FigureId[];

export const valueIds = ['sincerity', 'professional'] as const;
export type ValueId = (typeof valueIds)[number];

/** The history. Entries that need a badge or certificate are shown only if the brand has it. */
const events = [
  { id: 'founded', year: brand.founded, month: 3 },
  { id: 'firstLicence', year: 2018, month: 11 },
  { id: 'callCentre', year: 2019, month: 6 },
  { id: 'callBot', year: 2020, month: 9 },
  { id: 'furtherLicences', year: 2021, month: 2 },
  { id: 'gsma', year: 2021, month: 5, badge: 'gsma' },
  { id: 'viber', year: 2022, month: 8, badge: 'viber' },
  { id: 'engagementSuite', year: 2023, month: 4 },
  { id: 'whatsapp', year: 2023, month: 10, badge: 'whatsapp' },
  { id: 'zalo', year: 2024, month: 7, badge: 'zalo' },
  { id: 'quality', year: 2025, month: 3, certificates: ['iso-9001'] },
  { id: 'dataProtection', year: 2025, month: 9, certificates: ['iso-27001', 'iso-27701'] },
] as const satisfies readonly HistoryEvent[];

type HistoryEvent = {
  id: string;
  year: number;
  month: Month;
  badge?: BadgeId;
  certificates?: readonly CertificateId[];
};

export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export type EntryId = (typeof events)[number]['id'];

/** The names of those certificates in `ids` that the brand has. */
export const certificateNames = (ids: readonly CertificateId[]): string[] =>
  brand.certificates.filter(({ id }) => ids.includes(id)).map(({ name }) => name);

const isOfBrand = ({ badge, certificates }: HistoryEvent): boolean =>
  (!badge || hasBadge(badge)) && (!certificates || certificateNames(certificates).length > 0);

/** By year, ascending. */
export const history = [...Map.groupBy(events.filter(isOfBrand), ({ year }) => year)]
  .map(([year, entries]) => ({ year, entries }))
  .toSorted((one, other) => one.year - other.year);

/** What the history has besides licences and launches. */
export const historyHas = {
  levels: brand.badges.length > 0,
  certificates: brand.certificates.length > 0,
};

export const historySpan = { from: history.at(0)?.year, to: history.at(-1)?.year };

/** An entry has one text, or a list. */
export type EntryWords = { desc?: string; descArr?: readonly string[] };

export type CompanyWords = {
  hero: {
    breadcrumb: string;
    here: string;
    /** Each part stays on one line if there is room. */
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
