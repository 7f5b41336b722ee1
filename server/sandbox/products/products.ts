import type { Product } from '../rules.ts';
import { didNumber } from './did-number/did-number.ts';
import { emailCode } from './email-code.ts';
import { general } from './general.ts';
import { messenger } from './messenger/messenger.ts';
import { numberDetection } from './number-detection/number-detection.ts';
import { nxphone } from './nxphone/nxphone.ts';
import { ota } from './ota.ts';
import { shortChain } from './short-chain.ts';
import { sms } from './sms.ts';
import { viber } from './viber/viber.ts';
import { voice } from './voice/voice.ts';
import { zalo } from './zalo/zalo.ts';

/** One file for each product of the API. */
export const products: Record<string, Product> = {
  didNumber,
  emailCode,
  general,
  messenger,
  numberDetection,
  nxphone,
  ota,
  shortChain,
  sms,
  viber,
  voice,
  zalo,
};
