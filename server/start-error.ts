/** A start that cannot go on for a reason the operator can mend: one line that says what to do. */
export class StartError extends Error {}
