import fc from 'fast-check';
import { deskOn } from '#tests/support/desk.ts';
import type { FuzzOptions } from '#tests/support/fuzz/batches.ts';
import { deskTargets } from '#tests/support/fuzz/desk-targets.ts';
import { fuzzCall } from '#tests/support/fuzz/fuzz-call.ts';
import type { Run } from '../measurement.ts';
import { judged } from './fuzz-calls.ts';
import { startFuzzedApp } from './fuzzed-app.ts';
import type { AttackReport } from './run-attack.ts';

/** Random input with the session of an administrator, whom every call of the desk lets in. */
export async function attackDesk(run: Run, { runs, seed }: FuzzOptions): Promise<AttackReport[]> {
  console.log('Sending random input at the operator’s desk');
  const served = await startFuzzedApp(run);
  const share = Math.ceil(runs / deskTargets.length);
  const reports: AttackReport[] = [];
  for (const [index, target] of deskTargets.entries()) {
    // A session of its own for each call: signing out and being removed end the one before.
    const they = deskOn(served);
    await they.enter(['administrator'], `mei${index}@nuntix.example`);
    const cookie = `desk-session=${they.cookies.get('desk-session')}`;
    const around = fc.ipV4().map((remoteAddress) => ({ remoteAddress, headers: { cookie } }));
    reports.push(
      await judged(`${target.call.path}, by an administrator`, share, () =>
        fuzzCall(served.app, { ...target, around }, { runs: share, seed }),
      ),
    );
  }
  return reports;
}
