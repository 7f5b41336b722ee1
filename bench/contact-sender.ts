import { type ContactMessage, sendContactMessage } from '#contract/contact.ts';

/** Sends one contact message; true only if the server acknowledged it. */
export async function sendMessage(
  origin: string,
  text: string,
  headers: Record<string, string> = {},
): Promise<boolean> {
  const message: ContactMessage = {
    fullName: 'Mei Tan',
    email: 'mei@harbour.example',
    phone: '+65 6000 0000',
    message: text,
  };
  try {
    const reply = await fetch(origin + sendContactMessage.path, {
      method: sendContactMessage.method,
      headers: { 'content-type': 'application/json', 'content-language': 'EN', ...headers },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(10_000),
    });
    const { code }: { code?: unknown } = await reply.json();
    return reply.status === 200 && code === 0;
  } catch {
    return false;
  }
}
