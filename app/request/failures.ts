/** Replaced by an identical call; callers ignore it silently. */
export class RequestCancelled extends Error {}

/** The user cancelled, nothing was done; callers ignore it silently. */
export class UserCancelled extends Error {}

/** No usable response: none at all, or not in the agreed format. */
export class RequestFailed extends Error {}

/** No response: the network failed, or the request timed out. */
export class NoResponse extends RequestFailed {}

/** A replayable call without a response after all retries: it may have been executed. */
export class OutcomeUnknown extends NoResponse {}
