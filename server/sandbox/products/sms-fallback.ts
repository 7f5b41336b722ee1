import type { Given } from '../rules/rules.ts';
import { sendText } from './sms.ts';

type WithFallback = {
  fallback?: { content: string; senderId?: string };
  orderId?: string;
  callbackUrl?: string;
};

/** The SMS that goes in the place of a message once that has failed, if one was wished for. */
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
