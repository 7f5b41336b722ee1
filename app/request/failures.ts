/** The same call went out again before this one was answered. Nobody needs to be told. */
export class RequestCancelled extends Error {}

/** No usable answer: none at all, or the reply was not what was agreed. */
export class RequestFailed extends Error {}

/** Nothing answered: the network failed, or time ran out. */
export class NoAnswer extends RequestFailed {}
