import type { Product } from '../rules.ts';
import { callbot } from './callbot/callbot.ts';
import { didNumber } from './did-number/did-number.ts';
import { emailCode } from './email-code.ts';
import { general } from './general.ts';
import { numberDetection } from './number-detection/number-detection.ts';
import { nxphone } from './nxphone/nxphone.ts';
import { ota } from './ota.ts';
import { shortChain } from './short-chain.ts';
import { sms } from './sms.ts';
import { voice } from './voice/voice.ts';
import { waGl } from './wa-gl/wa-gl.ts';
import { waJcs } from './wa-jcs/wa-jcs.ts';
import { whatsApp } from './whats-app/whats-app.ts';
import { whatsAppCalling } from './whatsapp-calling/whatsapp-calling.ts';

/** One file for each product of the API. */
export const products: readonly Product[] = [
  callbot,
  didNumber,
  emailCode,
  general,
  numberDetection,
  nxphone,
  ota,
  shortChain,
  sms,
  voice,
  waGl,
  waJcs,
  whatsApp,
  whatsAppCalling,
];
