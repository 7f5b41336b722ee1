import { brand } from '#content/brand.ts';

/** The company of the specification; tests about it (`@ours`) do not apply to other operators. */
export const isDefaultBrand = brand.codeName === 'nuntix';

/** True in `npm run journeys` and `npm run samples`; `npm test` covers one page of each kind. */
export const isWhole = process.env.TEST_EXTENT === 'whole';

/** The first of each kind, or all of them in a whole run. */
export const oneOfEach = <One>(all: readonly One[], kindOf: (one: One) => string): One[] =>
  all.filter(
    (one, index) => isWhole || all.findIndex((other) => kindOf(other) === kindOf(one)) === index,
  );
