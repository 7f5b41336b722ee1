import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hourMs } from '#contract/time-units.ts';
import { lastDumpAt } from '../../audit/last-dump.ts';
import { readSiteManifest } from '../../site/manifest.ts';
import { describeMissing, missingFiles } from '../../site/missing-files.ts';
import { type Check, fail, ok, skip } from './finding.ts';

export const checkSettings: Check = async ({ env, settingsProblem }) => {
  if (settingsProblem)
    return fail(settingsProblem.replaceAll('\n', ' '), 'the server would not start');
  return env.production ? ok('production takes them') : ok('taken; this is not production');
};

export const checkPages: Check = async ({ env, buildDir = ownBuild }) => {
  const missing = await missingFiles(buildDir);
  if (missing.length === 0) {
    const { isQuick } = await readSiteManifest(buildDir);
    return isQuick && env.production
      ? fail('a quick build, for development', 'run npm run build')
      : ok('complete');
  }
  const isUnbuilt = missing[0] === 'site.json' && !env.production;
  return isUnbuilt
    ? skip('none are built', 'npm start builds them')
    : fail(describeMissing(missing), 'run npm run build, or bring the whole of build/ along');
};

const ownBuild = join(import.meta.dirname, '../../../build');

/** Leases that one process sets are read by others, so clocks may differ by this much only. */
const maxApartMs = 2_000;

export const checkClock: Check = async ({ database }) => {
  const beganMs = Date.now();
  const { rows } = await database.$client.query<{ ms: string }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms',
  );
  const apartMs = Math.abs(Number(rows[0]?.ms) - (beganMs + Date.now()) / 2);
  const fact = `${(apartMs / 1000).toFixed(1)} s apart from the database`;
  return apartMs <= maxApartMs
    ? ok(fact)
    : fail(fact, 'let both machines keep their time by NTP: timedatectl set-ntp true');
};

const minFree = { share: 0.05, bytes: 1e9 };

export const checkDisk: Check = async ({ env }) => {
  const { bavail, blocks, bsize, path } = await spaceAt(env.dataDir);
  const free = bavail * bsize;
  const share = blocks === 0 ? 1 : bavail / blocks;
  const fact = `${(free / 1e9).toFixed(1)} GB (${Math.floor(share * 100)} %) free at ${path}`;
  return free >= minFree.bytes && share >= minFree.share
    ? ok(fact)
    : fail(fact, 'make room: old backups, releases and logs, or a larger disk');
};

/**
 * Free space at a path, or at its nearest existing parent: the first start creates the data folder.
 */
async function spaceAt(path: string): Promise<StatsFs & { path: string }> {
  const found = await statfs(path).catch(() => undefined);
  return found ? { ...found, path } : spaceAt(dirname(path));
}

/** Same limit as the alert BackupOld. */
export const oldestBackupMs = 36 * hourMs;

export const checkBackup: Check = async ({ env, database, clock }) => {
  const at = await lastDumpAt(database);
  const remedy =
    'run db dump, and look why the daily one did not; --skip backup if PostgreSQL archives';
  if (!at)
    return env.production
      ? fail('none was ever made', remedy)
      : skip('none was ever made', 'db dump');
  const ageMs = clock.now().getTime() - at.getTime();
  const fact = `the last one is ${Math.floor(ageMs / hourMs)} h old`;
  return ageMs <= oldestBackupMs ? ok(fact) : fail(fact, remedy);
};
