import { describePackages } from '#tests/support/sdks/describe-packages.ts';
import { languagesHere } from '#tests/support/sdks/languages.ts';

/** All languages and calls are in `packages.slow.test.ts`. */
describePackages(await languagesHere(['node', 'python3']), (all) =>
  all.filter(({ group }, index) => all.findIndex((one) => one.group === group) === index),
);
