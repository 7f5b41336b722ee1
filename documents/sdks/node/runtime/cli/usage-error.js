/** A command was used wrongly: nothing was sent. */
export class UsageError extends Error {}

export const isUsageError = (error) =>
  error instanceof UsageError || String(error?.code).startsWith('ERR_PARSE_ARGS_');
