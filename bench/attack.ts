import { parseArgs } from 'node:util';
import { runCaptchaScripts } from './hostile/captcha-scripts.ts';
import { attackDesk } from './hostile/desk.ts';
import { runEndlessBodies } from './hostile/endless-bodies.ts';
import { runForgedAddresses, runForwardedPorts } from './hostile/forged-addresses.ts';
import { fuzzCalls } from './hostile/fuzz-calls.ts';
import { startFuzzedApp } from './hostile/fuzzed-app.ts';
import { attackGateway } from './hostile/gateway.ts';
import { runGuessedPasswords } from './hostile/guessed-passwords.ts';
import { malformed } from './hostile/malformed.ts';
import { mangled } from './hostile/mangled.ts';
import { misaddressed } from './hostile/misaddressed.ts';
import { oversized } from './hostile/oversized.ts';
import { runHostileReceivers } from './hostile/receivers.ts';
import { type AttackReport, runAttack } from './hostile/run-attack.ts';
import { attackSandbox } from './hostile/sandbox.ts';
import { runSlowSenders } from './hostile/slow-senders.ts';
import { runTextPumping } from './hostile/text-pumping.ts';
import { traversal } from './hostile/traversal.ts';
import { type Run, runMeasurement } from './measurement.ts';
import { startProduct } from './product.ts';
import { drawHistogram, drawTable } from './table.ts';

/** Attacks our own server, only on this machine: a 5xx, a hang or a leak fails the run. */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20260301' },
    only: { type: 'string' },
  },
});
const runs = Number(options.runs);
const seed = Number(options.seed);
const maxComplaintsShown = 10;

/**
 * The default limits, except those that would stop an attack before it reaches the limit under
 * test.
 */
const patientLimits = {
  LIMIT_REQUESTS_PER_MINUTE: '1000000',
  LIMIT_CPU_MS_PER_MINUTE: '1000000',
  LIMIT_SIGN_UPS_PER_HOUR: '1000000',
  LIMIT_LOGINS_PER_MINUTE: '1000000',
  PASSWORD_MEMORY_KIB: '8',
};

/** The groups of attacks by their name for `--only`. */
const parts: Record<string, (run: Run) => Promise<AttackReport[]>> = {
  calls: async (run) => fuzzCalls(await startFuzzedApp(run), { runs, seed }),
  accounts: async (run) => {
    console.log('Asking for texts and guessing passwords');
    const strict = await startFuzzedApp(run, { limits: patientLimits });
    return [...(await runTextPumping(strict)), await runGuessedPasswords(strict)];
  },
  desk: (run) => attackDesk(run, { runs, seed }),
  gateway: (run) => attackGateway(run, { runs, seed }),
  sandbox: (run) => attackSandbox(run, { runs, seed }),
  receivers: async (run) => [
    ...(await runHostileReceivers(run, 1)),
    ...(await runHostileReceivers(run, 2)),
  ],
  requests: attackProduct,
  addresses: async (run) => {
    console.log('Claiming other addresses');
    return [await runForgedAddresses(run), await runForwardedPorts(run)];
  },
  captcha: (run) => {
    console.log('Trying the captcha by script');
    return runCaptchaScripts(run);
  },
};

await runMeasurement(async (run) => {
  if (!(runs >= 1 && runs <= 100_000)) throw new Error('--runs is a number from 1 to 100000.');
  const chosen = Object.entries(parts).filter(([name]) => [name, undefined].includes(options.only));
  if (chosen.length === 0) throw new Error(`--only is one of ${Object.keys(parts).join(', ')}.`);
  const reports: AttackReport[] = [];
  for (const [, attack] of chosen) reports.push(...(await attack(run)));
  console.log(
    `\n${drawTable(
      ['attack', 'sent', 'answers', 'verdict'],
      reports.map(({ name, sent, answers, complaints }) => [
        name,
        String(sent),
        drawHistogram(answers),
        complaints.length === 0 ? 'ok' : 'failed',
      ]),
    )}`,
  );
  for (const { name, complaints } of reports) {
    for (const complaint of complaints.slice(0, maxComplaintsShown))
      console.log(`✗ ${name}: ${complaint}`);
    if (complaints.length > maxComplaintsShown)
      console.log(`✗ ${name}: ${complaints.length - maxComplaintsShown} more`);
  }
  return reports.every(({ complaints }) => complaints.length === 0);
});

async function attackProduct(run: Run): Promise<AttackReport[]> {
  // The load of this machine must not influence the result.
  const product = await startProduct(run, { LIMIT_DELAY_MS: '0' });
  const port = Number(new URL(product.url).port);
  const reports: AttackReport[] = [];
  const attacks = [...malformed, misaddressed, oversized, traversal];
  for (const attack of [...attacks, mangled(Math.ceil(runs / 4), seed)]) {
    console.log(`Sending ${attack.requests.length} times: ${attack.name}`);
    const report = await runAttack(port, attack);
    if (!(await isAlive(product.url))) report.complaints.push('the server did not survive');
    reports.push(report);
  }
  console.log('Sending without end');
  reports.push(await runEndlessBodies(product.url));
  console.log('Sending slowly');
  reports.push(await runSlowSenders(product.url));
  await product.stop();
  return reports;
}

function isAlive(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
