import type { Product } from '../rules.ts';
import { callbot } from './callbot/callbot.ts';
import { nxcc } from './nxcc/nxcc.ts';
import { nxlink } from './nxlink/nxlink.ts';
import { pns } from './pns/pns.ts';
import { sms } from './sms.ts';

/** One file for each product of the API. */
export const products: Record<string, Product> = { callbot, nxcc, nxlink, pns, sms };
