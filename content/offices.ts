import type { Office } from './brand-shape.ts';

/** Our locations. Their ids are the `countryClass` values of the specification. */
export const offices = {
  shanghai: {
    country: { en: 'Shanghai', zh: '上海' },
    address: {
      en: 'Room 903, Relay Tower, 288 Liandu Road, Pudong New Area, Shanghai',
      zh: '上海市浦东新区联渡路 288 号中继大厦 903 室',
    },
    map: {
      wide: { at: [1095, 249], name: 'right', card: 'above' },
      narrow: { at: [310, 120], name: 'right' },
    },
    line: { from: 'shenzhen', begins: 'slanted' },
  },
  shenzhen: {
    country: { en: 'Shenzhen', zh: '深圳' },
    address: {
      en: 'Floor 18, Junction Centre, 66 Songda Avenue, Nanshan District, Shenzhen',
      zh: '深圳市南山区送达大道 66 号汇接中心 18 层',
    },
    contactNumber: '+86 755 0000 0000',
    map: {
      wide: { at: [1013, 290], name: 'right', card: 'above' },
      narrow: { at: [270, 160], name: 'left' },
    },
    line: { from: 'hongkong', begins: 'slanted' },
  },
  netherlands: {
    country: { en: 'Netherlands', zh: '荷兰' },
    map: { wide: { at: [153, 78], name: 'below', card: 'below' }, narrow: { onRail: 64 } },
    line: { from: 'saudi', begins: 'slanted' },
  },
  saudi: {
    country: { en: 'Saudi Arabia', zh: '沙特阿拉伯' },
    map: { wide: { at: [491, 302], name: 'left', card: 'below' }, narrow: { onRail: 200 } },
    line: { from: 'singapore', begins: 'straight' },
  },
  hongkong: {
    country: { en: 'Hong Kong', zh: '香港' },
    address: {
      en: 'Unit 1207, Signal House, 21 Harbour Line Road, Kowloon, Hong Kong',
      zh: '香港九龙海线道 21 号讯号大厦 1207 室',
    },
    map: {
      wide: { at: [1053, 330], name: 'right', card: 'below' },
      narrow: { at: [304, 194], name: 'right' },
    },
    line: { from: 'vietnam', begins: 'slanted' },
  },
  indonesia: {
    country: { en: 'Indonesia', zh: '印度尼西亚' },
    map: {
      wide: { at: [982, 563], name: 'left', card: 'below' },
      narrow: { at: [264, 320], name: 'left' },
    },
    line: { from: 'singapore', begins: 'slanted' },
  },
  singapore: {
    country: { en: 'Singapore', zh: '新加坡' },
    address: {
      en: '8 Arrival Lane, #14-02 Terminus House, Singapore',
      zh: '新加坡抵达巷 8 号终站大厦 14 楼 02 室',
    },
    map: {
      wide: { at: [953, 491], name: 'left', card: 'above' },
      narrow: { at: [247, 279], name: 'left' },
    },
  },
  vietnam: {
    country: { en: 'Vietnam', zh: '越南' },
    map: {
      wide: { at: [975, 408], name: 'left', card: 'above' },
      narrow: { at: [260, 238], name: 'left' },
    },
    line: { from: 'singapore', begins: 'slanted' },
  },
} as const satisfies Record<string, Office>;
