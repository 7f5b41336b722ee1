import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server';
import { errorWords } from '#content/interface/errors.ts';
import { secondMs } from '#contract/time-units.ts';
import { CallTimeout } from '../call-timeout.ts';
import type { Context } from '../context.ts';
import { isDatabaseUnavailable } from '../http/database-failure.ts';
import { AppError } from '../http/errors.ts';
import type { AgentRequest } from './agent-server.ts';
import { takeUnits, type UseOfTool, unitsOf } from './budget.ts';
import { ToolRefusal } from './tool-refusal.ts';
import { errorResult, resultWith, type Said } from './tool-result.ts';

type Work<Input> = (input: Input, signal: AbortSignal) => Said | Promise<Said>;

/**
 * The work of a tool, within the units of its network. `signal` is aborted when the client goes
 * away; `textOf` is the text for clients that read no structured content.
 */
export function metered<Input>(
  { context, caller }: AgentRequest,
  use: UseOfTool,
  work: Work<Input>,
  textOf?: (said: Said) => string,
) {
  return async (input: Input, { mcpReq }: ServerContext): Promise<CallToolResult> => {
    let left: number | undefined;
    try {
      const taken = await takeUnits(context, caller.address, use);
      if (!taken.allowed) return errorResult(sayNoUnits(context, use, taken.retryAfterMs));
      left = taken.remaining;
      const said = await work(input, mcpReq.signal);
      return resultWith(said, left, textOf?.(said));
    } catch (error) {
      return errorResult(sayFailure(context, error), left);
    }
  };
}

function sayNoUnits({ clock, env }: Context, use: UseOfTool, retryAfterMs: number): string {
  const at = new Date(clock.now().getTime() + retryAfterMs).toISOString();
  const costs = Object.entries(unitsOf).map(([name, units]) => `${name} ${units}`);
  return [
    `This takes ${unitsOf[use]} units, and your network has not that many left.`,
    `Try again in ${Math.ceil(retryAfterMs / secondMs)} s, at ${at}.`,
    `A network has ${env.sandbox.agentUnitsPerHour} units an hour: ${costs.join(', ')}.`,
  ].join(' ');
}

/** The library would pass on the message of any error, that of the database included. */
function sayFailure({ log }: Context, error: unknown): string {
  if (error instanceof ToolRefusal) return error.message;
  if (error instanceof AppError) {
    if (error.cause) log.warn({ err: error.cause }, 'a tool was given up');
    const { retryAfterMs = 0 } = error;
    const wait = retryAfterMs > 0 ? ` Try again in ${Math.ceil(retryAfterMs / secondMs)} s.` : '';
    return errorWords.en[error.code] + wait;
  }
  if (error instanceof CallTimeout || isDatabaseUnavailable(error)) {
    log.warn({ err: error }, 'a tool was given up');
    return errorWords.en.busy;
  }
  log.error({ err: error }, 'a tool failed');
  return errorWords.en.unexpected;
}
