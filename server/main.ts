import { prepareDataFolder } from './data-folder.ts';
import { type Env, readEnv } from './env.ts';
import { hasDevRoutes } from './http/dev-only.ts';
import { createLifetime, StopRequested } from './lifetime.ts';
import { settlePort } from './listening.ts';
import type { Started } from './start.ts';
import { StartError } from './start-error.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

const stop = Promise.withResolvers<'asked' | Error>();
let stopAskedAt: number | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, askToStop);
// Whoever started us over a channel is gone, perhaps killed.
process.on('disconnect', askToStop);

function askToStop(): void {
  if (stopAskedAt === undefined) {
    stopAskedAt = Date.now();
    say('Ending what runs; once more ends at once.');
    stop.resolve('asked');
    // Whatever hangs must not keep the process; PostgreSQL ends with us in any case.
    setTimeout(() => process.exit(1), 30_000).unref();
    return;
  }
  // One Ctrl-C comes several times: from the terminal, from npm and from the start script.
  if (Date.now() - stopAskedAt > 1_000) process.exit(1);
}

const lifetime = createLifetime(() => stopAskedAt !== undefined);
let exitCode = 0;
try {
  const asked = readEnv(process.env);
  const env = await settlePort({ ...asked, dataDir: await prepareDataFolder(asked.dataDir) });
  // The rest takes a second to load; what is wrong with the settings is told before.
  const { start } = await import('./start.ts');
  const started = await start(env, lifetime, say);
  say(summary(env, started));
  started.lost.then(stop.resolve);
  const reason = await stop.promise;
  if (reason !== 'asked') throw reason;
} catch (error) {
  if (!(error instanceof StopRequested)) exitCode = 1;
  if (error instanceof StartError) complain(error.message);
  else if (exitCode === 1) console.error(error);
}
await lifetime.end().catch((error) => {
  exitCode = 1;
  console.error(error);
});
process.exit(exitCode);

function summary(env: Env, { databasePlace, problem, demo }: Started): string {
  const rows = {
    Data: env.dataDir,
    Database: databasePlace,
    ...(hasDevRoutes(env) && { Inbox: `${env.publicUrl}/dev/inbox` }),
    ...(demo && { 'Demo account': `${demo.email}, password ${demo.password}` }),
  };
  const lines = Object.entries(rows).map(([name, value]) => `  ${`${name}:`.padEnd(14)}${value}`);
  const state = problem
    ? `Not ready at ${env.publicUrl}\n  ${problem}`
    : `Ready at ${env.publicUrl}`;
  return ['', state, ...lines, '  Ctrl-C stops it.', ''].join('\n');
}
