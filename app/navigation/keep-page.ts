import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from 'react-router';
import { isPageHead } from '#app/head/meta.ts';
import { NoResponse } from '#app/request/failures.ts';
import { reportFailedNavigation } from './failed-navigation.ts';
import { expectThisRelease, OtherRelease } from './release.ts';

/**
 * When the data of the next page cannot be loaded, the navigation stays pending and the current
 * page stays visible until the visitor retries or navigates elsewhere.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const failure = findFailure(Object.values(results));
  if (failure === undefined || request.signal.aborted) return results;
  // This release is no longer served, or not by every process: load the document instead.
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

/** `fetch` rejects with a TypeError when there is no response. */
const isUnanswered = (failure: unknown): boolean =>
  failure instanceof TypeError || (failure instanceof Error && failure.cause instanceof NoResponse);
