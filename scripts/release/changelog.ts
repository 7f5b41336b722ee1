const unreleased = '## Unreleased';

/** The changelog's entries since the last release. */
export function unreleasedEntries(changelog: string): string {
  const [, rest] = changelog.split(`${unreleased}\n`);
  if (rest === undefined) throw new Error(`CHANGELOG.md has no "${unreleased}".`);
  const [section = ''] = rest.split(/^## /m);
  return section.trim();
}

/**
 * Moves the unreleased entries under a version, with an empty section above for the next changes.
 */
export function closeSection(changelog: string, version: string, day: string): string {
  if (unreleasedEntries(changelog) === '')
    throw new Error('CHANGELOG.md has nothing under "Unreleased".');
  return changelog.replace(`${unreleased}\n`, `${unreleased}\n\n## ${version} (${day})\n`);
}
