import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from 'react-router';
import { isPageHead } from '#app/head/meta.ts';
import { NoAnswer } from '#app/request/failures.ts';
import { reportFailedNavigation } from './failed-navigation.ts';
import { expectThisRelease, OtherRelease } from './release.ts';

/**
 * A page whose data do not come is not shown: the move stays unfinished, and with it the page that
 * is there, until somebody tries again or goes elsewhere.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const failure = findFailure(Object.values(results));
  if (failure === undefined || request.signal.aborted) return results;
  // This version of the site is no longer served, or not by all processes: load the whole page.
  if (needsWholePage(failure)) location.assign(request.url);
  else {
    console.error('The page could not be loaded.', failure);
    reportFailedNavigation({ isAnswered: !isUnanswered(failure) }, request.signal);
  }
  return new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });
};

function findFailure(results: readonly DataStrategyResult[]): unknown {
  const failed = results.find(({ type }) => type === 'error');
  if (failed) return failed.result;
  try {
    for (const { result } of results) if (isPageHead(result)) expectThisRelease(result.release);
  } catch (other) {
    return other;
  }
}

const needsWholePage = (failure: unknown): boolean =>
  failure instanceof OtherRelease || (isRouteErrorResponse(failure) && failure.status === 404);

/** `fetch` says by a TypeError that nothing came. */
const isUnanswered = (failure: unknown): boolean =>
  failure instanceof TypeError || (failure instanceof Error && failure.cause instanceof NoAnswer);
