import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { accept, envelope, succeed, successEnvelope } from '#contract/envelope.ts';
import { callContext } from '#tests/support/call-context.ts';
import { readEnv } from '../env.ts';
import { replyWithError } from './error-replies.ts';
import { AppError } from './errors.ts';
import { registerCall } from './register-call.ts';

const form = defineCall({
  method: 'POST',
  path: '/form',
  host: 'api',
  kind: 'form',
  body: z.object({ phone: z.string() }),
  reply: successEnvelope({ info: z.string() }),
});

const query = defineCall({
  method: 'GET',
  path: '/query',
  host: 'did',
  kind: 'query',
  query: z.object({ email: z.string() }),
  reply: envelope(z.object({ email: z.string() })),
});

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  app.setErrorHandler(replyWithError);
  const context = callContext(readEnv({}));
  registerCall(app, context, form, async ({ phone }) => {
    if (phone === 'nobody') throw new AppError('contact.phone');
    return succeed({ info: phone });
  });
  registerCall(app, context, query, async ({ email }) =>
    accept({ email, secret: 'never agreed on' }),
  );
});

const sendForm = (payload: string, type = 'application/x-www-form-urlencoded') =>
  app.inject({ method: 'POST', url: '/form', payload, headers: { 'content-type': type } });

describe('a form call', () => {
  test('reads a form', async () => {
    expect((await sendForm('phone=%2B65')).json()).toEqual({ code: 'success', info: '+65' });
  });

  test('refuses other content types', async () => {
    expect((await sendForm('{"phone":"1"}', 'application/json')).statusCode).toBe(415);
  });

  test('refuses a field given twice', async () => {
    expect((await sendForm('phone=1&phone=2')).statusCode).toBe(400);
  });

  test('of the API host has the message of a refusal in info as well', async () => {
    const reply = await sendForm('phone=nobody');
    const words = 'Please Enter A Valid Phone Number';
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ code: 'contact.phone', msg: words, info: words });
  });
});

describe('a query call', () => {
  test('answers the fields of the contract only, and is never cached', async () => {
    const reply = await app.inject('/query?email=a%40b.co');
    expect(reply.json()).toEqual({ code: 0, data: { email: 'a@b.co' }, msg: '' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test.each(['/query', '/query?email=a&email=b', '/query?email[x]=1'])(
    '%s is refused',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(400);
    },
  );

  test('is refused to another website, although it is a GET', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await app.inject({ url: '/query?email=a', headers })).statusCode).toBe(403);
  });
});
