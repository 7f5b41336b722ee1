import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/contact.ts';
import { accept } from '#contract/envelope.ts';
import type { Context } from '../context.ts';
import { registerCall } from '../http/register-call.ts';
import { sendContactMessage } from './send-message.ts';

export function registerContact(app: FastifyInstance, context: Context): void {
  registerCall(app, context, contract.sendContactMessage, async (input, caller) => {
    await sendContactMessage(context, caller, input);
    return accept(null);
  });
}
