import type { Office } from '#content/brand-shape.ts';

export const offices = {
  almaty: {
    country: { en: 'Almaty', zh: '阿拉木图' },
    address: { en: '12 Steppe Avenue, Almaty', zh: '阿拉木图草原大街 12 号' },
    map: {
      wide: { at: [735, 152], name: 'right', card: 'below' },
      narrow: { at: [124, 86], name: 'right' },
    },
  },
  istanbul: {
    country: { en: 'Istanbul', zh: '伊斯坦布尔' },
    contactNumber: '+90 212 000 0000',
    map: { wide: { at: [348, 170], name: 'below', card: 'below' }, narrow: { onRail: 170 } },
    line: { from: 'almaty', begins: 'straight' },
  },
} as const satisfies Record<string, Office>;
