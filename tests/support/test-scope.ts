import { brand } from '#content/brand.ts';

/** The company of the specification; what tests say of it (`@ours`) no other operator keeps. */
export const isOurs = brand.codeName === 'nuntix';

/** `npm run journeys` and `npm run samples` look at everything, `npm test` at one of each kind. */
export const isWhole = process.env.TEST_EXTENT === 'whole';

/** The first of each kind, or all of them in a whole run. */
export const oneOfEach = <One>(all: readonly One[], kindOf: (one: One) => string): One[] =>
  all.filter(
    (one, index) => isWhole || all.findIndex((other) => kindOf(other) === kindOf(one)) === index,
  );
