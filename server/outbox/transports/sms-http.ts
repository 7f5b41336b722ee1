import type { TextMessage } from '#content/messages/template.ts';
import { PermanentFailure, type Transport } from '../transport.ts';

export type SmsProvider = { url: string; token?: string };

/** Long, because a provider that ignores the id charges for a repeated text. */
const defaultTimeoutMs = 30_000;

/** Posts `{ to, text }` to the provider; the id lets it detect duplicates. */
export const httpTexts = (
  { url, token }: SmsProvider,
  timeoutMs = defaultTimeoutMs,
): Transport<TextMessage> => ({
  local: false,
  send: async ({ id, recipient, message }, { given, signal }) => {
    given();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to: recipient, text: message.text }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const summary = `SMS provider answered ${response.status}`;
    throw isRefused(response.status) ? new PermanentFailure(summary) : new Error(summary);
  },
});

/** Credentials, timing and rate errors can pass; other 4xx are about this message. */
const isRefused = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 404, 408, 425, 429].includes(status);
