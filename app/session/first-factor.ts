const factors = ['passkey', 'app'] as const;
export type FirstFactor = (typeof factors)[number];

/** Navigation state: the security page begins to add this factor. */
export const firstFactorState = (firstFactor: FirstFactor) => ({ firstFactor });

export function firstFactorOf(state: unknown): FirstFactor | undefined {
  if (typeof state !== 'object' || state === null || !('firstFactor' in state)) return undefined;
  return factors.find((factor) => factor === state.firstFactor);
}
