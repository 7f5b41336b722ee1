import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { pagePath } from '#content/site-map.ts';
import { feedPath } from '#content/status/feeds.ts';
import type { StatusDrawer } from '#content/status/served.ts';
import { type DocumentedApi, documentedApi } from '#contract/documented-api.ts';
import { locales } from '#contract/locale.ts';
import { overviewServices } from '#contract/status.ts';
import { lookUpCountry } from '#contract/visit.ts';
import { type DemoAccount, ensureDemoAccount, wantsDemoAccount } from './accounts/demo-account.ts';
import { builtLibrary } from './agents/built-library.ts';
import { buildApp } from './app.ts';
import { appSecret } from './app-secret.ts';
import { systemClock } from './context.ts';
import { databaseClock } from './db/database-clock.ts';
import { backgroundDeadlines, callDeadlines } from './db/deadlines.ts';
import { migrate } from './db/migrate.ts';
import { storePublicAddress } from './db/public-address.ts';
import { reachDatabase } from './db/reach.ts';
import { serverName } from './db/running-servers.ts';
import { secretProblem, takeFirstFingerprint } from './db/secret-fingerprints.ts';
import { seed } from './db/seed.ts';
import type { Env } from './env.ts';
import type { Lifetime } from './lifetime.ts';
import { explainListening } from './listening.ts';
import { readRelease } from './release.ts';
import { addSamples } from './samples/add-samples.ts';
import { readSiteManifest } from './site/manifest.ts';
import { describeMissing, missingFiles } from './site/missing-files.ts';
import { shareAssets } from './site/share-assets.ts';
import { StartError } from './start-error.ts';
import { ensureSampleHistory } from './status/sample.ts';
import { warmUp } from './warm-up.ts';

export interface Started {
  databasePlace: string;
  /** Why the process answers but is not ready. */
  problem: string | undefined;
  demo: DemoAccount | undefined;
  /** Resolves when the process cannot go on. */
  lost: Promise<Error>;
}

/** Runs every step from the settings to the first request; `lifetime` undoes them in reverse. */
export async function start(
  env: Env,
  lifetime: Lifetime,
  say: (line: string) => void,
): Promise<Started> {
  const root = join(import.meta.dirname, '..');
  const release = await readRelease(root);
  const siteDirectory = join(root, 'build');
  if (env.production) await requirePages(siteDirectory);
  if (env.traces) {
    // Imported only where a collector is configured: the library is large.
    const { startTracing } = await import('./telemetry/start-tracing.ts');
    lifetime.onEnd(startTracing(env.traces, release).stop);
  }

  lifetime.check();
  const reached = await reachDatabase(env, { log: say });
  lifetime.onEnd(reached.close);
  const { database } = reached;

  lifetime.check();
  const applied = await migrate(database);
  if (applied.length > 0) say(`Migrated the database: ${applied.join(', ')}`);
  await seed(database);
  await storePublicAddress(database, env, systemClock.now());

  lifetime.check();
  const secret = await appSecret(env);
  await takeFirstFingerprint(database, secret, systemClock.now());
  const demo = wantsDemoAccount(env)
    ? await ensureDemoAccount(database, env.dataDir, (tx, customer, now) =>
        addSamples(tx, secret, customer, now),
      )
    : undefined;
  if (wantsDemoAccount(env)) await ensureSampleHistory({ database, clock: systemClock });
  const problem = await secretProblem(database, secret);
  const hasSite = existsSync(join(siteDirectory, 'site.json'));
  if (!hasSite) say('No built pages here: answering calls alone (npm run build makes the pages)');
  else await shareAssets({ database, clock: systemClock, buildDir: siteDirectory });
  const sharedClock = await databaseClock(database);
  lifetime.onEnd(sharedClock.stop);
  let isEnding = false;
  const library = builtLibrary(siteDirectory);
  const app = await buildApp({
    env,
    isEnding: () => isEnding,
    database: reached.open({
      name: serverName,
      poolSize: env.databasePool,
      deadlines: callDeadlines(env.limits.callMs),
    }),
    background: reached.open({
      name: serverName,
      poolSize: backgroundPool,
      deadlines: backgroundDeadlines,
    }),
    secret,
    clock: systemClock,
    sharedClock,
    release,
    documentedApi: await builtApi(siteDirectory),
    library,
    ...(hasSite && { siteDirectory, ...(await builtDrawer(siteDirectory)) }),
  });
  lifetime.onEnd(async () => {
    isEnding = true;
    await after(env.drainMs);
    await closeApp(app);
  });
  if (env.production) {
    await warmUp(app, warmedPaths);
    await library?.open();
  }
  await app.listen({ port: env.port, host: env.host }).catch((error) => {
    throw explainListening(error, env);
  });
  return {
    databasePlace: reached.place,
    problem,
    demo,
    lost: reached.lost ?? new Promise(() => undefined),
  };
}

/** Refuses to start without pages: all of them would answer 404. */
async function requirePages(siteDirectory: string): Promise<void> {
  const missing = await missingFiles(siteDirectory);
  if (missing.length > 0)
    throw new StartError(
      `The pages are not complete (${describeMissing(missing)}): run npm run build, or bring the whole of ${siteDirectory} along.`,
    );
  const { isQuick } = await readSiteManifest(siteDirectory);
  if (isQuick)
    throw new StartError('The pages are a quick build, for development: run npm run build.');
}

/**
 * One path of each kind that is slow at first use; measured: 130 ms for the status, 50 ms for a
 * page.
 */
const warmedPaths: readonly string[] = [
  ...locales.flatMap((locale) =>
    (['home', 'docs', 'service-status'] as const).map((id) => pagePath(id, locale)),
  ),
  ...[lookUpCountry.path, overviewServices.path, feedPath('atom', 'en'), '/readyz'],
];

/** The built renderer of the status pages. */
async function builtDrawer(siteDirectory: string): Promise<{ drawStatus?: StatusDrawer }> {
  const file = join(siteDirectory, 'status/draw.js');
  if (!existsSync(file)) return {};
  const built: { draw: StatusDrawer } = await import(pathToFileURL(file).href);
  return { drawStatus: built.draw };
}

/** The built description of the API, for the sandbox. */
async function builtApi(siteDirectory: string): Promise<DocumentedApi | undefined> {
  const file = join(siteDirectory, 'api.json');
  return existsSync(file)
    ? documentedApi.parse(JSON.parse(await readFile(file, 'utf8')))
    : undefined;
}

/** Connections besides those of calls, so that neither waits for the other. */
const backgroundPool = 4;

const graceMs = 10_000;

/** Lets requests in flight finish, then closes their connections. */
async function closeApp(app: FastifyInstance): Promise<void> {
  // A connection whose last request ends during the close would otherwise be kept alive.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
}
