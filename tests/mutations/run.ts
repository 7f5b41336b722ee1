import { styleText } from 'node:util';
import setUpPostgres from '#tests/support/postgres.ts';
import type { Change } from './change.ts';
import { changes } from './list.ts';
import { runPure } from './run-pure.ts';
import { type Outcome, openWorkshop } from './workshop.ts';

/**
 * `npm run mutate` applies each mutation in a copy of the tree and expects the named tests to fail;
 * `npm run mutate -- outbox` only those with this word in their path. `pure` runs only Stryker, on
 * modules without a database.
 */
const minKilled = 0.85;
const lanes = 2;

const wanted = process.argv.slice(2);
const chosen = changes.filter(
  ({ file }) => wanted.length === 0 || wanted.some((word) => file.includes(word)),
);

const isPureOnly = wanted.includes('pure');
const isListFine = isPureOnly || (await runList(chosen));
const isPureFine = (wanted.length > 0 && !isPureOnly) || (await runPure());
process.exit(isListFine && isPureFine ? 0 : 1);

async function runList(changes: readonly Change[]): Promise<boolean> {
  if (changes.length === 0) throw new Error(`No change has ${wanted.join(' or ')} in its path.`);
  const database = await startDatabase();
  const workshops = await Promise.all(
    Array.from({ length: lanes }, () => openWorkshop(database.url)),
  );
  try {
    const tests = [...new Set(changes.flatMap((change) => change.tests))];
    const failures = (await workshops[0]?.findFailures(tests)) ?? [];
    if (failures.length > 0) {
      console.error(`The tests fail without any change:\n${failures.join('\n')}`);
      return false;
    }
    const waiting = [...changes];
    const outcomes: [Change, Outcome][] = [];
    await Promise.all(
      workshops.map(async (workshop) => {
        for (let change = waiting.shift(); change; change = waiting.shift()) {
          const outcome = await workshop.tryChange(change);
          outcomes.push([change, outcome]);
          report(change, outcome);
        }
      }),
    );
    return judge(outcomes);
  } finally {
    await Promise.all(workshops.map((workshop) => workshop.close()));
    await database.stop();
  }
}

async function startDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  let url = '';
  const stop = await setUpPostgres({
    provide: (_, given) => {
      url = given;
    },
  });
  return { url, stop };
}

function report({ file, find, why, survives }: Change, outcome: Outcome): void {
  const isFine = outcome === 'killed' || outcome === 'hung' || (outcome === 'survived' && survives);
  const colour = isFine ? 'green' : 'red';
  console.log(`${styleText(colour, outcome.padEnd(10))} ${file}: ${why}`);
  if (!isFine) console.log(`           ${find}`);
  if (outcome === 'killed' && survives)
    console.log('           listed as a survivor: no longer so');
}

function judge(outcomes: [Change, Outcome][]): boolean {
  const count = (...kinds: Outcome[]) =>
    outcomes.filter(([, outcome]) => kinds.includes(outcome)).length;
  const dead = count('killed', 'hung');
  const unlisted = outcomes.filter(
    ([change, outcome]) => outcome === 'survived' && !change.survives,
  );
  const share = dead / outcomes.length;
  console.log(
    `\n${dead} of ${outcomes.length} killed (${(share * 100).toFixed(1)} %), ${count('hung')} of them by hanging; ` +
      `${count('survived')} survived, ${unlisted.length} of them unlisted; ` +
      `${count('missing')} no longer apply, ${count('broken')} broke the code.`,
  );
  return (
    share >= minKilled && unlisted.length === 0 && count('missing') === 0 && count('broken') === 0
  );
}
