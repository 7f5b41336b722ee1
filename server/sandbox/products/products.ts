import type { Product, Rule } from '../behaviour/rules.ts';
import { callbot } from './callbot/callbot.ts';
import { didNumber } from './did-number/did-number.ts';
import { emailCode } from './email-code.ts';
import { messenger } from './messenger/messenger.ts';
import { numberDetection } from './number-detection/number-detection.ts';
import { nxcc } from './nxcc/nxcc.ts';
import { nxlink } from './nxlink/nxlink.ts';
import { nxphone } from './nxphone/nxphone.ts';
import { ota } from './ota.ts';
import { pns } from './pns/pns.ts';
import { sandbox } from './sandbox.ts';
import { shortChain } from './short-chain.ts';
import { sms } from './sms.ts';
import { viber } from './viber/viber.ts';
import { voice } from './voice/voice.ts';
import { waGl } from './wa-gl/wa-gl.ts';
import { waJcs } from './wa-jcs/wa-jcs.ts';
import { whatsApp } from './whats-app/whats-app.ts';
import { whatsAppCalling } from './whatsapp-calling/whatsapp-calling.ts';
import { zalo } from './zalo/zalo.ts';

export const products: readonly Product[] = [
  callbot,
  didNumber,
  emailCode,
  messenger,
  numberDetection,
  nxcc,
  nxlink,
  nxphone,
  ota,
  pns,
  sandbox,
  shortChain,
  sms,
  viber,
  voice,
  waGl,
  waJcs,
  whatsApp,
  whatsAppCalling,
  zalo,
];

/** By operation id. Calls without a rule use their `x-sandbox`. */
export const codeRules: Readonly<Record<string, Rule>> = Object.assign(
  {},
  ...products.map(({ rules }) => rules),
);
