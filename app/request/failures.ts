/** The same call went out again before this one was answered. Nobody needs to be told. */
export class RequestCancelled extends Error {}

/** No usable answer: the network failed, time ran out, or the reply was not what was agreed. */
export class RequestFailed extends Error {}
