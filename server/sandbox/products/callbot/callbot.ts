import { shortTime } from '../../behaviour/formats.ts';
import { type Product, rule } from '../../behaviour/rules.ts';
import { entryRules } from './entry-rules.ts';
import { exportRules } from './exports.ts';
import { importRules } from './imports.ts';
import { seeds } from './seeds.ts';
import { taskRules } from './task-rules.ts';
import { accountLines } from './tasks.ts';

export const callbot: Product = {
  rules: {
    ...taskRules,
    ...entryRules,
    ...exportRules,
    ...importRules,

    callbotPing: rule(async ({ rights, now }) => ({
      pong: true,
      receivedAt: shortTime(now),
      application: 'Sandbox',
      rights,
      linesAtOnce: accountLines,
    })),
  },
  seeds,
};
