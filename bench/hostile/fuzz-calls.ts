import { accountsOn, seedAccounts } from '#tests/support/accounts.ts';
import type { FuzzOptions } from '#tests/support/fuzz/batches.ts';
import { type FuzzReport, fuzzCall } from '#tests/support/fuzz/fuzz-call.ts';
import { fuzzFeeds } from '#tests/support/fuzz/fuzz-feeds.ts';
import { fuzzTargets } from '#tests/support/fuzz/targets.ts';
import type { FuzzedApp } from './fuzzed-app.ts';
import type { AttackReport } from './run-attack.ts';

/**
 * Calls of one group share the number of runs: many hash a password or draw a picture each time.
 */
export async function fuzzCalls(
  served: FuzzedApp,
  { runs, seed }: FuzzOptions,
): Promise<AttackReport[]> {
  console.log('Sending random input: what programs read of the status');
  const reports = [
    await judged('feeds, badges, status files, random input', runs, () =>
      fuzzFeeds(served.app, { runs, seed }),
    ),
  ];
  for (const [about, targets] of Object.entries(
    fuzzTargets(await seedAccounts(accountsOn(served))),
  )) {
    console.log(`Sending random input: calls about ${about}`);
    const share = Math.ceil(runs / targets.length);
    for (const target of targets)
      reports.push(
        await judged(`${target.call.path}, random input`, share, () =>
          fuzzCall(served.app, target, { runs: share, seed }),
        ),
      );
  }
  return reports;
}

export async function judged(
  name: string,
  runs: number,
  fuzz: () => Promise<FuzzReport>,
): Promise<AttackReport> {
  try {
    const { runs: sent, reached, statuses } = await fuzz();
    const complaints =
      reached >= sent / 3 ? [] : [`only ${reached} of ${sent} reached the service`];
    return { name, sent, answers: { ...statuses, 'reached the service': reached }, complaints };
  } catch (error) {
    return { name, sent: runs, answers: {}, complaints: [String(error)] };
  }
}
