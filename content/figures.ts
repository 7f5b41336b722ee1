import type { Locale, Localized } from '#contract/locale.ts';

/** The marketing figures. Texts read them from here, so that a claim changes in one place. */
export const figures = {
  countries: {
    en: { value: '200', plus: true, label: 'countries and regions' },
    zh: { value: '200', plus: true, label: '覆盖国家和地区' },
  },
  /** Voice reaches fewer countries than the other products. */
  voiceCountries: {
    en: { value: '185', plus: true, label: 'countries and regions' },
    zh: { value: '185', plus: true, label: '覆盖国家和地区' },
  },
  operators: {
    en: { value: '1,500', plus: true, label: 'partner operators' },
    zh: { value: '1,500', plus: true, label: '合作运营商' },
  },
  customers: {
    en: { value: '15,000', plus: true, label: 'customers' },
    zh: { value: '15,000', plus: true, label: '企业客户' },
  },
  messages: {
    en: { value: '3.5B', plus: true, label: 'messages a year' },
    zh: { value: '35 亿', plus: true, label: '年消息量' },
  },
  callMinutes: {
    en: { value: '800M', plus: true, label: 'call minutes a year' },
    zh: { value: '8 亿', plus: true, label: '年通话分钟数' },
  },
} as const satisfies Record<string, Localized<Figure>>;

export type FigureId = keyof typeof figures;

export type Figure = {
  value: string;
  /** Drawn separately, as a raised sign. */
  plus: boolean;
  label: string;
};

/** The figure inside a sentence: 1,500+, 35 亿+. */
export function figureText(id: FigureId, locale: Locale): string {
  const figure: Figure = figures[id][locale];
  return figure.plus ? `${figure.value}+` : figure.value;
}
