import type { Product } from '../../behaviour/rules.ts';
import { inboundSeeds } from './answers.ts';
import { fieldSeeds, listTheFields } from './client-fields.ts';
import { clientSeeds, createClients } from './clients.ts';
import { conversationSeeds } from './conversations.ts';
import { sendMessage } from './send.ts';

export const nxlink: Product = {
  rules: {
    nxlinkSend: sendMessage,
    nxlinkCreateClients: createClients,
    nxlinkListFields: listTheFields,
  },
  seeds: () => [
    ...fieldSeeds,
    ...clientSeeds,
    ...conversationSeeds('c81f0a6d2e9b4357a4c0d701', '447700900112'),
    ...inboundSeeds,
  ],
};
