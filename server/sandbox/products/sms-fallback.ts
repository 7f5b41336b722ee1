import type { Given } from '../behaviour/rules.ts';
import { sendText } from './sms.ts';

type WithFallback = {
  fallback?: { content: string; senderId?: string };
  orderId?: string;
  callbackUrl?: string;
};

/** Sends an SMS once the message has failed, if the request wants that. */
export async function sendInstead(
  given: Given<WithFallback>,
  phone: string,
  afterMs: number,
): Promise<{ fallbackMessageId?: string }> {
  const { fallback, orderId, callbackUrl } = given.input;
  if (!fallback) return {};
  const text = { ...fallback, type: 'notification' as const, orderId, callbackUrl };
  const { messageId } = await sendText(given, text, phone, afterMs);
  return { fallbackMessageId: messageId };
}
