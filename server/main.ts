import { prepareDataFolder } from './data-folder.ts';
import { type Env, readEnv } from './env.ts';
import { hasDevRoutes } from './http/dev-only.ts';
import { createLifetime, StopRequested } from './lifetime.ts';
import { settlePort } from './listening.ts';
import type { Started } from './start.ts';
import { StartError } from './start-error.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

const stop = Promise.withResolvers<'requested' | Error>();
let stopRequestedAt: number | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, requestStop);
// The process that started this one with an IPC channel is gone.
process.on('disconnect', requestStop);

function requestStop(): void {
  if (stopRequestedAt === undefined) {
    stopRequestedAt = Date.now();
    say('Ending what runs; once more ends at once.');
    stop.resolve('requested');
    // A hanging stop must not keep the process; PostgreSQL stops with it.
    setTimeout(() => process.exit(1), 30_000).unref();
    return;
  }
  // One Ctrl-C arrives several times: from the terminal, from npm and from the start script.
  if (Date.now() - stopRequestedAt > 1_000) process.exit(1);
}

const lifetime = createLifetime(() => stopRequestedAt !== undefined);
let exitCode = 0;
try {
  const given = readEnv(process.env);
  const env = await settlePort({ ...given, dataDir: await prepareDataFolder(given.dataDir) });
  // Imported late: wrong settings are reported before the second that loading the rest takes.
  const { start } = await import('./start.ts');
  const started = await start(env, lifetime, say);
  say(summary(env, started));
  started.lost.then(stop.resolve);
  const reason = await stop.promise;
  if (reason !== 'requested') throw reason;
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
