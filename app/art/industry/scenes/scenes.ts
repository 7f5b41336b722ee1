import type { ReactNode } from 'react';
import type { IndustryId } from '#content/industries.ts';
import type { BenefitId, StopId } from '#content/pages/industry/structure.ts';

/**
 * Objects on the line in an industry's cards and along its journey. A benefit has its origin at the
 * middle of its base and 210 x 140 of room; a stop at its left, with 260 x 140.
 */
export type Scenes<Id extends IndustryId> = {
  benefits: Record<BenefitId<Id>, ReactNode>;
  stops: Record<StopId<Id>, ReactNode>;
};
