const unreleased = '## Unreleased';

/** What has changed since the last release, as the changelog tells it. */
export function whatIsNew(changelog: string): string {
  const [, rest] = changelog.split(`${unreleased}\n`);
  if (rest === undefined) throw new Error(`CHANGELOG.md has no "${unreleased}".`);
  const [section = ''] = rest.split(/^## /m);
  return section.trim();
}

/** What is new belongs to a version from now on; the next changes begin above it. */
export function closeSection(changelog: string, version: string, day: string): string {
  if (whatIsNew(changelog) === '') throw new Error('CHANGELOG.md has nothing under "Unreleased".');
  return changelog.replace(`${unreleased}\n`, `${unreleased}\n\n## ${version} (${day})\n`);
}
