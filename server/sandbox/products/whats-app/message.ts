import type { Data } from '../../records/record-store.ts';
import type { Recipient } from '../whatsapp-shared/people.ts';

export const senderNotOurs = 3002;

/** A message as sent; `type` names its content. */
export type Message = Recipient & {
  sender: string;
  type: string;
  template?: TemplateUse;
  image?: FileUse;
  video?: FileUse;
  audio?: FileUse & { voice: boolean };
  document?: FileUse;
  sticker?: FileUse;
  reaction?: { messageId: string };
  buttons?: { header?: FileUse; buttons: { id: string; title: string }[] };
  list?: { sections: { title?: string; rows: Row[] }[] };
  cta?: { header?: FileUse };
  products?: { catalogId: string; productId?: string; sections?: { productIds: string[] }[] };
  flow?: { flowId: string; button: string; flowToken?: string; data?: Data; draft: boolean };
  replyTo?: string;
  orderId?: string;
  callbackUrl?: string;
};

export type TemplateUse = {
  name: string;
  language: string;
  header?: FileUse & { text?: string; location?: Data };
  body?: string[];
  values?: Record<string, string>;
  code?: string;
  buttons?: { index: number; value: string }[];
  flow?: { index: number; flowToken?: string; data?: Data };
};

export type FileUse = { mediaId?: string; link?: string };

type Row = { id: string; title: string; description?: string };
