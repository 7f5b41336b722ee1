import { Refusal } from '../../behaviour/refusal.ts';

/** Relevant fields of a message. */
export type Message = {
  sender: string;
  recipient: string;
  category: 'transactional' | 'promotional' | 'session';
  type: string;
  template?: TemplateUse;
  fallback?: { content: string; senderId?: string };
  orderId?: string;
  callbackUrl?: string;
};

export type TemplateUse = { name: string; language: string; values?: Record<string, string> };

const wrongType = 3305;

const types: Record<Message['category'], readonly string[]> = {
  transactional: ['template'],
  promotional: ['text', 'image', 'video', 'file', 'card'],
  session: ['text', 'image', 'file'],
};

export function requireFittingType({ category, type }: Message): void {
  if (!types[category].includes(type)) throw new Refusal(wrongType);
}
