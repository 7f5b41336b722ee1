import type { Localized } from '#contract/locale.ts';
import { brand } from '../brand.ts';

/** The caption below the picture on every account page. */
export const accountPageWords: Localized<{ caption: string }> = {
  en: { caption: `Business communications cloud, ${brand.headquarters.en}` },
  zh: { caption: `企业通信云，总部位于${brand.headquarters.zh}` },
};
