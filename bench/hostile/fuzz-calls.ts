import { accountsOn, knownTo } from '#tests/support/accounts.ts';
import type { FuzzOptions } from '#tests/support/fuzz/batches.ts';
import { fuzzCall } from '#tests/support/fuzz/fuzz-call.ts';
import { fuzzTargets } from '#tests/support/fuzz/targets.ts';
import type { FuzzedApp } from './fuzzed-app.ts';
import type { AttackReport } from './run-attack.ts';

/** Calls about one thing share the runs: many hash a password each time, or draw a picture. */
export async function fuzzCalls(
  served: FuzzedApp,
  { runs, seed }: FuzzOptions,
): Promise<AttackReport[]> {
  const reports: AttackReport[] = [];
  for (const [about, targets] of Object.entries(fuzzTargets(await knownTo(accountsOn(served))))) {
    console.log(`Sending random input: calls about ${about}`);
    const share = Math.ceil(runs / targets.length);
    for (const target of targets) {
      const name = `${target.call.path}, random input`;
      try {
        const report = await fuzzCall(served.app, target, { runs: share, seed });
        const { runs: sent, reached } = report;
        const complaints =
          reached >= sent / 3 ? [] : [`only ${reached} of ${sent} reached the service`];
        const answers = { ...report.statuses, 'reached the service': reached };
        reports.push({ name, sent, answers, complaints });
      } catch (error) {
        reports.push({ name, sent: share, answers: {}, complaints: [String(error)] });
      }
    }
  }
  return reports;
}
