import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteOrigin } from '#content/build-settings.ts';
import { rateFiles, ratesAsCsv, ratesAsJson } from '#content/rate-files.ts';
import { documentedApi } from '#documents/api/documented-api.ts';
import { readCompiled, restoreFromBuild } from '#documents/compiled/compiled.ts';
import type { SiteManifest } from '#server/site/manifest.ts';
import { drawSharePictures } from '../share-images/draw-share-pictures.ts';
import { completePages, deleteUnreferencedStyles } from './finish/complete-pages.ts';
import { drawRobots, drawSitemap } from './finish/draw-sitemap.ts';
import { openSiteFiles } from './finish/site-files.ts';
import { writeDocuments } from './finish/write-documents.ts';
import { writeRefusals } from './finish/write-refusals.ts';

/**
 * Completes and checks the pages, writes the files beside them, and describes the result for the
 * server. One program, so that the documents are read once and all cores compress from the start.
 */
const clientDir = join(import.meta.dirname, '../../build/client');
const isQuick = process.argv.includes('--quick');
const site = openSiteFiles(clientDir, { isQuick });
restoreFromBuild();

try {
  await rm(join(clientDir, '__spa-fallback.html'), { force: true });
  await deleteUnreferencedStyles(site, clientDir);
  const scripts = await completePages(site);
  if (scripts.size > 2)
    throw new Error(
      `${scripts.size} different inline scripts; the policy allows the bootstrap script and scroll restoration.`,
    );
  await Promise.all([drawSharePictures(site, { isQuick }), writeDocuments(site)]);
  await site.add('sitemap.xml', drawSitemap());
  await site.add('robots.txt', drawRobots());
  await site.add(rateFiles.csv, ratesAsCsv());
  await site.add(rateFiles.json, ratesAsJson());

  const manifest: SiteManifest = {
    files: await site.complete(),
    origin: siteOrigin,
    scriptHashes: [...scripts].map(policyHash),
    connectHosts: otherHosts(),
    isQuick,
  };
  const api = readCompiled('api') ?? documentedApi();
  await writeRefusals(clientDir);
  await writeFile(join(clientDir, '../site.json'), JSON.stringify(manifest));
  await writeFile(join(clientDir, '../api.json'), JSON.stringify(api));
  console.log(`Completed ${Object.keys(manifest.files).length} files.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function policyHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function otherHosts(): string[] {
  const { VITE_ADMIN_HOST, VITE_API_HOST, VITE_DID_HOST, VITE_IP_INFO_URL, VITE_EVENTS_URL } =
    process.env;
  const given = [VITE_ADMIN_HOST, VITE_API_HOST, VITE_DID_HOST, VITE_IP_INFO_URL, VITE_EVENTS_URL];
  return [...new Set(given.flatMap((address) => (address ? [new URL(address).origin] : [])))];
}
