import { systemClock } from '#server/context.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Env } from '#server/env.ts';
import type { CallContext } from '#server/http/register-call.ts';

/** For calls that never reach the database: nothing is connected. */
export const callContext = (env: Env): CallContext => ({
  env,
  database: openDatabase('postgres://localhost:1/none'),
  clock: systemClock,
  secret: ['a secret that only this test knows'],
});
