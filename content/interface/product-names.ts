import { type Locale, type Localized, locales } from '#contract/locale.ts';
import { productName } from '../docs/menu.ts';
import { type ApiProduct, apiProducts } from '../products.ts';

/** The products of the API, as the documents name them. */
export type ProductNameWords = Record<ApiProduct, string>;

const inLanguage = (locale: Locale) =>
  Object.fromEntries(
    apiProducts.map((id) => [id, productName(id, locale) ?? id]),
  ) as ProductNameWords;

export const productNameWords = Object.fromEntries(
  locales.map((locale) => [locale, inLanguage(locale)]),
) as Localized<ProductNameWords>;
