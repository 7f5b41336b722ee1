import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { retryClasses } from './codes.js';
import { BrandError, ConnectionError, errorOf } from './errors.js';
import { formOf } from './form.js';
import { canonicalQuery, encode, signingHeaders } from './signing.js';

const version = 'brand-version';

/** Sends calls: signs each attempt, repeats what can succeed, and turns refusals into errors. */
export class Connection {
  #settings;

  constructor(options) {
    const { env } = process;
    const host = options.host ?? env.BRAND_HOST ?? 'https://api.brand.example';
    this.#settings = {
      accessKey: options.accessKey ?? env.BRAND_ACCESS_KEY,
      secretKey: options.secretKey ?? env.BRAND_SECRET_KEY,
      host: host.replace(/\/+$/, ''),
      timeoutMs: options.timeoutMs ?? 30_000,
      retryDelaysMs: options.retryDelaysMs ?? [1_000, 2_000, 4_000, 8_000],
      headers: options.headers ?? {},
      fetch: options.fetch ?? fetch,
    };
    if (!/^https?:\/\//i.test(host))
      throw new TypeError(`The host has to begin with https:// or http://: ${host}`);
    const { accessKey, secretKey } = this.#settings;
    if (!accessKey || !secretKey)
      throw new BrandError(
        'There are no keys: set BRAND_ACCESS_KEY and BRAND_SECRET_KEY, or pass accessKey and secretKey.',
      );
  }

  /** `inPath` are the values of the braces in the path. */
  async send(operation, inPath, request, options = {}) {
    const sent = {
      method: operation.method,
      path: pathOf(operation, inPath),
      query: operation.in === 'query' ? canonicalQuery(request ?? {}) : '',
      json: operation.in === 'json' ? JSON.stringify(request ?? {}) : undefined,
      form: operation.in === 'multipart' ? await formOf(request) : undefined,
      // One for all attempts, so that the request is carried out once.
      idempotencyKey: operation.takesKey ? (options.idempotencyKey ?? randomUUID()) : undefined,
    };
    for (let attempt = 0; ; attempt++) {
      const outcome = await this.#attempt(operation, sent, options);
      if (outcome.result) return outcome.result;
      const waitMs = waitBefore(outcome.error, this.#settings.retryDelaysMs[attempt]);
      if (waitMs === undefined)
        throw Object.assign(outcome.error, { idempotencyKey: sent.idempotencyKey });
      await sleep(waitMs, undefined, { signal: options.signal });
    }
  }

  async #attempt(operation, { method, path, query, json, form, idempotencyKey }, options) {
    const { host, timeoutMs, headers, fetch, ...keys } = this.#settings;
    // The body of a form is not signed.
    const signed = { method, path, query, body: json ?? '', nonce: randomUUID(), now: Date.now() };
    return exchange(operation, host + path + (query && `?${query}`), {
      method,
      headers: {
        'User-Agent': `brand-node/${version}`,
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        ...headers,
        ...options.headers,
        ...signingHeaders(signed, keys),
      },
      body: json ?? form,
      fetch,
      signal: options.signal,
      timeoutMs: options.timeoutMs ?? timeoutMs,
    });
  }
}

/** Sends a request once; what comes of it is a `result` or an `error`. */
export async function exchange(operation, url, { fetch, signal, timeoutMs, ...request }) {
  let response;
  let text;
  try {
    response = await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: anyOf(AbortSignal.timeout(timeoutMs), signal),
    });
    text = await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    const error = new ConnectionError(`${operation.id}: no response: ${reasonOf(cause)}.`, {
      cause,
      retry: 'wait',
      docUrl: operation.docUrl,
    });
    return { error };
  }
  return outcomeOf(response, text, operation);
}

function pathOf({ id, path }, inPath) {
  let index = 0;
  return path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = inPath[index++];
    if (typeof value !== 'string' || value === '')
      throw new TypeError(`${id}: ${name} has to be a text.`);
    return encode(value);
  });
}

function outcomeOf({ status, headers }, text, { docUrl }) {
  const envelope = envelopeIn(text);
  if (envelope?.code === 0) {
    const { data, requestId } = envelope;
    return { result: { data, requestId, status, headers } };
  }
  return { error: errorOf({ status, headers, envelope }, { docUrl, retryClasses }) };
}

/** Undefined if a proxy or another server has answered. */
function envelopeIn(text) {
  try {
    const value = JSON.parse(text);
    return Number.isInteger(value?.code) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined if the request is not to be repeated: it cannot succeed soon, or it was often enough. */
function waitBefore({ retry, retryAfterSeconds }, delayMs) {
  if (retry !== 'wait' || delayMs === undefined) return undefined;
  if (retryAfterSeconds === undefined) return delayMs * (0.8 + 0.4 * Math.random());
  if (retryAfterSeconds > 60) return undefined;
  return retryAfterSeconds * 1_000 + 0.2 * delayMs * Math.random();
}

const anyOf = (timeout, signal) => (signal ? AbortSignal.any([timeout, signal]) : timeout);

/** Why there is no response; a host with several addresses has a code without a message. */
export function reasonOf(error) {
  const cause = error?.cause ?? error;
  if (error?.name === 'TimeoutError' || cause?.name === 'TimeoutError') return 'the time is over';
  return cause?.message || cause?.code || error?.message;
}
