import { accountsOn, knownTo } from '#tests/support/accounts.ts';
import { accountTargets } from '#tests/support/fuzz/account-targets.ts';
import type { FuzzOptions } from '#tests/support/fuzz/batches.ts';
import { fuzzCall } from '#tests/support/fuzz/fuzz-call.ts';
import type { FuzzedApp } from './fuzzed-app.ts';
import type { AttackReport } from './run-attack.ts';

/** The runs are shared by all calls about accounts: many of them hash a password each time. */
export async function fuzzAccounts(
  served: FuzzedApp,
  { runs, seed }: FuzzOptions,
): Promise<AttackReport[]> {
  const targets = accountTargets(await knownTo(accountsOn(served)));
  const share = Math.ceil(runs / targets.length);
  const reports: AttackReport[] = [];
  for (const target of targets) {
    const name = `${target.call.path}, random input`;
    try {
      const { statuses, reached } = await fuzzCall(served.app, target, { runs: share, seed });
      const complaints =
        reached >= share / 3 ? [] : [`only ${reached} of ${share} reached the service`];
      const answers = { ...statuses, 'reached the service': reached };
      reports.push({ name, sent: share, answers, complaints });
    } catch (error) {
      reports.push({ name, sent: share, answers: {}, complaints: [String(error)] });
    }
  }
  return reports;
}
