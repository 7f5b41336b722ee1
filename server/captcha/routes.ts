import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/captcha.ts';
import { accept } from '#contract/envelope.ts';
import type { Context } from '../context.ts';
import { registerCall } from '../http/register-call.ts';
import { answerPuzzle, answerWork, offerPuzzle, offerWork } from './challenge.ts';

export function registerCaptcha(app: FastifyInstance, context: Context): void {
  registerCall(app, context, contract.fetchPuzzle, async (_, caller) =>
    accept(await offerPuzzle(context, caller)),
  );
  registerCall(app, context, contract.answerPuzzle, async (input, caller) => {
    const answer = await answerPuzzle(context, caller, input);
    caller.browser.store('captchaPass', answer.pass);
    return accept(answer);
  });
  registerCall(app, context, contract.fetchWork, async (_, caller) =>
    accept(await offerWork(context, caller)),
  );
  registerCall(app, context, contract.answerWork, async (input, caller) => {
    const answer = await answerWork(context, caller, input);
    caller.browser.store('captchaPass', answer.pass);
    return accept(answer);
  });
}
