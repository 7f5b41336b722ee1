import type { PageId } from '#content/site-map.ts';
import type { StoredItem } from '#content/storage.ts';
import type { StoragePolicy } from '#content/storage-policy.ts';
import { cookieSections } from './cookies/structure.ts';
import { privacySections } from './privacy/structure.ts';
import { termsSections } from './terms/structure.ts';
import type { Sections } from './text.ts';

export type LegalPageId = Extract<PageId, 'terms-services' | 'privacy-policy' | 'cookie-policy'>;
export const dateKinds = ['updated', 'effective'] as const;
export type DateKind = (typeof dateKinds)[number];

/** The ids are anchors in both languages and must not change, since other sites link to them. */
export const legalPages: Record<LegalPageId, LegalPage> = {
  'terms-services': { dates: { updated: '2024-02-19' }, sections: termsSections },
  'privacy-policy': { dates: { updated: '2025-05-20' }, sections: privacySections },
  'cookie-policy': {
    dates: { updated: '2024-02-19', effective: '2024-02-19' },
    sections: cookieSections,
  },
};

type LegalPage = { dates: Partial<Record<DateKind, string>>; sections: Sections };

export const isLegalPage = (page: PageId): page is LegalPageId => page in legalPages;

/** Labels around the text, on all three pages. */
export type LegalLabels = {
  contents: string;
  dates: Record<DateKind, string>;
  print: string;
  /** The other language's name, in that language. */
  otherLanguage: string;
  stored: {
    heads: { name: string; kind: string; lifetime: string; purpose: string };
    kinds: Record<StoredItem['kind'], string>;
    lifetimes: Record<StoragePolicy['lifetime'], string>;
    none: string;
  };
};
