import type { Call, CallInput } from '#contract/call.ts';
import { type Answer, accountsOn } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { consoleOn } from '../console.ts';

/** Prepares everything and returns the function that sends the request. */
export type Walk = (served: TestApp) => Promise<() => Promise<Answer>>;

/** A call that needs no preparation. */
export function atOnce<C extends Call>(call: C, input: CallInput<C>): Walk {
  return async (served) => () => accountsOn(served).send(call, input);
}

export function loggedIn<C extends Call>(call: C, input: CallInput<C>): Walk {
  return async (served) => {
    const they = await consoleOn(served);
    return () => they.send(call, input, { token: they.token });
  };
}
