import type { Product } from '../../behaviour/rules.ts';
import { seedsOf } from '../../records/seeds.ts';
import { openChat } from '../whatsapp-shared/chats.ts';
import { inboundMessage } from '../whatsapp-shared/kinds.ts';
import { deleteMedia, getMedia, uploadMedia } from './media.ts';
import { markAsRead } from './read.ts';
import { sendMessage } from './send.ts';

export const whatsApp: Product = {
  rules: {
    whatsAppSend: sendMessage,
    whatsAppRead: markAsRead,
    whatsAppMediaUpload: uploadMedia,
    whatsAppMediaGet: getMedia,
    whatsAppMediaDelete: deleteMedia,
  },

  seeds: () => [
    ...seedsOf(inboundMessage, question, { id: 'messageId', madeAt: 'sentAt' }),
    openChat(question.recipient, question.sender),
  ],
};

/** Ada's message, which the documents answer and mark as read. */
const question = {
  messageId: 'b52d1e8fa4c35069f7f3e201',
  sender: '12025550187',
  senderUserId: 'US.2026111512025550187',
  recipient: '447700900112',
  type: 'text',
  text: { body: 'Can I pick it up instead?' },
  sentAt: '2026-11-15T06:02:00Z',
};
