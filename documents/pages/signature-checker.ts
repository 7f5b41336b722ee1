import { hasSandbox } from '#content/has-sandbox.ts';
import { workbenchWords } from '#content/interface/workbench.ts';
import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';

const wrongSignature = 1102;

/** Where a wrong signature is explained line by line; undefined for every other code. */
export const checkerFor = (
  code: number,
  locale: Locale,
): { name: string; path: string } | undefined =>
  hasSandbox && code === wrongSignature
    ? {
        name: workbenchWords[locale].traffic.findLine,
        path: `${pagePath('workbench', locale)}#signature`,
      }
    : undefined;
