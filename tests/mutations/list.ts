import { accounts } from './accounts.ts';
import { captcha } from './captcha.ts';
import type { Change } from './change.ts';
import { developer } from './developer.ts';
import { http } from './http.ts';
import { limitChanges } from './limits.ts';
import { outbox } from './outbox.ts';
import { retention } from './retention.ts';
import { status } from './status.ts';

/** Every mutation of `npm run mutate`: at most 60, see docs/mutations.md. */
export const changes: readonly Change[] = [
  ...http,
  ...limitChanges,
  ...outbox,
  ...captcha,
  ...accounts,
  ...developer,
  ...status,
  ...retention,
];
