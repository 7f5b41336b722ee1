import type { Product } from '../rules.ts';
import { sms } from './sms.ts';
import { waGl } from './wa-gl/wa-gl.ts';
import { waJcs } from './wa-jcs/wa-jcs.ts';
import { whatsApp } from './whats-app/whats-app.ts';
import { whatsAppCalling } from './whatsapp-calling/whatsapp-calling.ts';

/** One file for each product of the API. */
export const products: Record<string, Product> = {
  sms,
  'wa-gl': waGl,
  'wa-jcs': waJcs,
  'whats-app': whatsApp,
  'whatsapp-calling': whatsAppCalling,
};
