import { seedsOf } from '../../records/seeds.ts';
import type { Product } from '../../rules/rules.ts';
import { actOnCall, getCall } from './act-on-call.ts';
import { whatsAppCall } from './call-states.ts';
import { getPermission, permissionSeeds } from './permission.ts';
import { callSettings, changeSettings, getSettings } from './settings.ts';
import { startCall } from './start-call.ts';

export const whatsAppCalling: Product = {
  rules: {
    whatsAppCallStart: startCall,
    whatsAppCallAct: actOnCall,
    whatsAppCallGet: getCall,
    whatsAppCallPermissionGet: getPermission,
    whatsAppCallSettingsGet: getSettings,
    whatsAppCallSettingsUpdate: changeSettings,
  },

  seeds: (examples) => {
    const outbound = examples('whatsAppCallGet', 'outbound');
    const { callId, direction, sender, senderUserId, recipient, startedAt, ringingAt } = examples(
      'whatsAppCallGet',
      'inbound',
    );
    // Ada still calls: the documents answer her.
    const ringing = {
      callId,
      direction,
      sender,
      senderUserId,
      recipient,
      status: 'ringing',
      startedAt,
      ringingAt,
    };
    const settings = examples('whatsAppCallSettingsGet', 'on');
    return [
      ...seedsOf(whatsAppCall, [outbound, ringing], { id: 'callId', madeAt: 'startedAt' }),
      ...seedsOf(callSettings, settings, { id: 'phone', madeAt: 'updatedAt' }),
      ...permissionSeeds(String(settings.phone), String(outbound.recipient)),
    ];
  },
};
