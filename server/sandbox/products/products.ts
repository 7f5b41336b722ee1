import type { Product } from '../rules.ts';
import { emailCode } from './email-code.ts';
import { sms } from './sms.ts';
import { voice } from './voice/voice.ts';

/** One file for each product of the API. */
export const products: Record<string, Product> = { emailCode, sms, voice };
