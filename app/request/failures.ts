/** The same call went out again before this one was answered. Nobody needs to be told. */
export class RequestCancelled extends Error {}

/** Whoever asked for it thought better of it, and nothing was done. Nobody needs to be told. */
export class Withdrawn extends Error {}

/** No usable answer: none at all, or the reply was not what was agreed. */
export class RequestFailed extends Error {}

/** Nothing answered: the network failed, or time ran out. */
export class NoAnswer extends RequestFailed {}

/** A replayable call without an answer after all repeats: it may have happened. */
export class OutcomeUnknown extends NoAnswer {}
