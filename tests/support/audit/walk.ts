import type { Call, CallInput } from '#contract/call.ts';
import { type Answer, accountsOn } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { consoleOn } from '../console.ts';

/** Makes everything ready and answers what is then sent. */
export type Walk = (served: TestApp) => Promise<() => Promise<Answer>>;

/** Nothing has to be there before. */
export function atOnce<C extends Call>(call: C, input: CallInput<C>): Walk {
  return async (served) => () => accountsOn(served).send(call, input);
}

export function loggedIn<C extends Call>(call: C, input: CallInput<C>): Walk {
  return async (served) => {
    const they = await consoleOn(served);
    return () => they.send(call, input, { token: they.token });
  };
}
