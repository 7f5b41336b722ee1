import { pick } from '../../behaviour/pick.ts';
import type { Product } from '../../behaviour/rules.ts';
import { seedsOf } from '../../records/seeds.ts';
import { actOnCall, getCall } from './act-on-call.ts';
import { whatsAppCall } from './call-states.ts';
import { getPermission, permissionSeeds } from './permission.ts';
import { changeSettings, getSettings } from './settings.ts';
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
    const { recipient } = examples('whatsAppCallGet', 'outbound');
    const { phone } = examples('whatsAppCallSettingsGet', 'on');
    const inbound = examples('whatsAppCallGet', 'inbound');
    // The documented inbound call still rings.
    const ringing = {
      ...pick(inbound, 'callId', 'direction', 'sender', 'senderUserId', 'recipient'),
      ...pick(inbound, 'startedAt', 'ringingAt'),
      status: 'ringing',
    };
    return [
      ...seedsOf(whatsAppCall, ringing, { id: 'callId', madeAt: 'startedAt' }),
      ...permissionSeeds(String(phone), String(recipient)),
    ];
  },
};
