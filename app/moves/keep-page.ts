import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from 'react-router';
import { NoAnswer } from '#app/request/failures.ts';
import { tellFailedMove } from './failed-move.ts';

/**
 * A page whose data do not come is not shown: the move stays unfinished, and with it the page that
 * is there, until somebody tries again or goes elsewhere.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const failure = Object.values(results).find(({ type }) => type === 'error')?.result;
  if (failure === undefined || request.signal.aborted) return results;
  console.error('The page could not be loaded.', failure);
  // This version of the site is no longer served: the whole page comes from the present one.
  if (isRouteErrorResponse(failure) && failure.status === 404) location.assign(request.url);
  else tellFailedMove({ isAnswered: !isUnanswered(failure) }, request.signal);
  return new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });
};

/** `fetch` says by a TypeError that nothing came. */
const isUnanswered = (failure: unknown): boolean =>
  failure instanceof TypeError || (failure instanceof Error && failure.cause instanceof NoAnswer);
