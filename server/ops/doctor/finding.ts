import type { OpsContext } from '../command.ts';

/** Result of a check: what was found and how to fix it. */
export type Finding = { result: 'ok' | 'fail' | 'skip'; fact: string; remedy: string };

export type Check = (context: OpsContext) => Promise<Finding>;

export const ok = (fact: string): Finding => ({ result: 'ok', fact, remedy: '' });
export const fail = (fact: string, remedy: string): Finding => ({ result: 'fail', fact, remedy });
export const skip = (fact: string, remedy = ''): Finding => ({ result: 'skip', fact, remedy });

/** First line of an error, without the parameter values of a failed statement. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (error.message.startsWith('Failed query') && cause) return causeOf(cause);
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message.split('\n', 1)[0] || code;
}
