/**
 * Seconds that `npm test` may take on two quiet cores, by kind. Every run reports its times beside
 * these; only a release is refused for being slower.
 */
export const budgetSeconds = {
  checks: 90,
  unit: 240,
  journeys: 240,
} as const;

/** A journey above this is named in the report, like those that are slowest. */
export const journeySeconds = 4;

export type Kind = keyof typeof budgetSeconds;
