/** The checks of a release, by their `npm run` names; the longest come last. */
export const releaseChecks = [
  'test',
  'samples',
  'brand',
  'attack',
  'browsers',
  'deploy-check',
  'chaos',
  'budget',
  'bench',
  'scale',
  'mutate',
  'journeys',
] as const;

export type ReleaseCheck = (typeof releaseChecks)[number];

/** Rejects unknown names, so that a typo does not skip a check. */
export function chooseChecks(names: readonly string[] | undefined): readonly ReleaseCheck[] {
  if (!names) return releaseChecks;
  const unknown = names.filter((name) => !releaseChecks.some((check) => check === name));
  if (unknown.length > 0)
    throw new Error(
      `No check is called ${unknown.join(', ')}. There are ${releaseChecks.join(', ')}.`,
    );
  return releaseChecks.filter((check) => names.includes(check));
}
