/** What a release has to pass, as `npm run` names it; what takes longest comes last. */
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

/** Refuses a name that is none, so that a typing mistake does not skip a check. */
export function chooseChecks(names: readonly string[] | undefined): readonly ReleaseCheck[] {
  if (!names) return releaseChecks;
  const unknown = names.filter((name) => !releaseChecks.some((check) => check === name));
  if (unknown.length > 0)
    throw new Error(
      `No check is called ${unknown.join(', ')}. There are ${releaseChecks.join(', ')}.`,
    );
  return releaseChecks.filter((check) => names.includes(check));
}
