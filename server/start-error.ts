/** A start that fails for a reason the operator can correct; its message says how, in one line. */
export class StartError extends Error {}
