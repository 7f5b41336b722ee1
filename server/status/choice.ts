import { statusServices } from '#content/status/services.ts';
import type { StatusChoice } from '../db/status-schema.ts';
import { AppError } from '../http/errors.ts';

/** Every service chosen is stored as all of them, those to come included. */
export function readChoice({
  services,
  everyUpdate = false,
}: {
  services?: readonly number[] | undefined;
  everyUpdate?: boolean | undefined;
}): StatusChoice {
  if (services === undefined) return { services: null, everyUpdate };
  const chosen = statusServices.filter(({ id }) => services.includes(id)).map(({ id }) => id);
  if (chosen.length === 0 || chosen.length < new Set(services).size)
    throw new AppError('status.services');
  return { services: chosen.length === statusServices.length ? null : chosen, everyUpdate };
}

/** Those of the services that a subscriber wants to hear of. */
export const chosenOf = (
  { services }: Pick<StatusChoice, 'services'>,
  ids: readonly number[],
): number[] => ids.filter((id) => services === null || services.includes(id));
