import { parseArgs } from 'node:util';
import { frozenDatabase, lockedTable } from './faults/database-faults.ts';
import { killNine } from './faults/kill-nine.ts';
import { killedWaiting } from './faults/killed-waiting.ts';
import type { FaultScenario } from './faults/scenario.ts';
import { slowMail } from './faults/slow-mail.ts';
import { smtpDown } from './faults/smtp-down.ts';
import { workerKilled } from './faults/worker-killed.ts';
import { runMeasurement } from './measurement.ts';

/** Breaks the running product on purpose: all scenarios, or the named ones. */
const scenarios: FaultScenario[] = [
  killNine,
  smtpDown,
  slowMail,
  workerKilled,
  killedWaiting,
  frozenDatabase,
  lockedTable,
];

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '0.25' } },
});

await runMeasurement(async (run) => {
  const minutes = Number(options.minutes);
  if (!(minutes > 0 && minutes <= 10)) throw new Error('--minutes is a number up to 10.');
  const unknown = names.filter((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown.length > 0)
    throw new Error(`Scenarios: ${scenarios.map(({ name }) => name).join(', ')}`);

  let failed = 0;
  for (const scenario of scenarios) {
    if (names.length > 0 && !names.includes(scenario.name)) continue;
    console.log(`\n${scenario.name}: ${scenario.about}`);
    const say = (line: string) => console.log(`  … ${line}`);
    for (const { what, holds } of await scenario.run(run, { minutes, say })) {
      console.log(`  ${holds ? '✓' : '✗'} ${what}`);
      if (!holds) failed += 1;
    }
  }
  return failed === 0;
});
