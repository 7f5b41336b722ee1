import type { Localized } from '#contract/locale.ts';

/**
 * The eight locations. Their ids are the `countryClass` values of the specification; what an
 * office does not have is not shown.
 */
export const offices = {
  shanghai: {
    country: { en: 'Shanghai', zh: '上海' },
    address: {
      en: 'Room 903, Relay Tower, 288 Liandu Road, Pudong New Area, Shanghai',
      zh: '上海市浦东新区联渡路 288 号中继大厦 903 室',
    },
  },
  shenzhen: {
    country: { en: 'Shenzhen', zh: '深圳' },
    address: {
      en: 'Floor 18, Junction Centre, 66 Songda Avenue, Nanshan District, Shenzhen',
      zh: '深圳市南山区送达大道 66 号汇接中心 18 层',
    },
    contactNumber: '+86 755 0000 0000',
  },
  netherlands: { country: { en: 'Netherlands', zh: '荷兰' } },
  saudi: { country: { en: 'Saudi Arabia', zh: '沙特阿拉伯' } },
  hongkong: {
    country: { en: 'Hong Kong', zh: '香港' },
    address: {
      en: 'Unit 1207, Signal House, 21 Harbour Line Road, Kowloon, Hong Kong',
      zh: '香港九龙海线道 21 号讯号大厦 1207 室',
    },
  },
  indonesia: { country: { en: 'Indonesia', zh: '印度尼西亚' } },
  singapore: {
    country: { en: 'Singapore', zh: '新加坡' },
    address: {
      en: '8 Arrival Lane, #14-02 Terminus House, Singapore',
      zh: '新加坡抵达巷 8 号终站大厦 14 楼 02 室',
    },
  },
  vietnam: { country: { en: 'Vietnam', zh: '越南' } },
} as const satisfies Record<string, Office>;

type Office = {
  country: Localized<string>;
  contactNumber?: string;
  address?: Localized<string>;
};

export type OfficeId = keyof typeof offices;

export const officeIds = Object.keys(offices) as OfficeId[];

export const officeOf = (id: OfficeId): Office => offices[id];
