import { join } from 'node:path';
import isoCountries from 'i18n-iso-countries';
import { closeDatabase, openDatabase } from '#server/db/database.ts';
import { runningEmbedded } from '#server/db/embedded.ts';
import { customers } from '#server/db/schema.ts';
import { gatewayTokens } from '#tests/support/gateway-tokens.ts';
import type { Volley } from './fire.ts';

const rowsOfReport = 1_000;
const keys = 5;

/** Ten reports a second of 1,000 rows each, as much as a gateway may send. */
export async function gatewayReports(dataDir: string, port: number): Promise<Volley> {
  const url = await runningEmbedded(dataDir);
  if (!url) throw new Error('The product runs without its own database.');
  const database = openDatabase(url, { poolSize: 1 });
  const [customer] = await database.select().from(customers).limit(1);
  await closeDatabase(database);
  const countries = Object.keys(isoCountries.getAlpha2Codes());
  const day = new Date().toISOString().slice(0, 10);
  const rows = Array.from({ length: rowsOfReport }, (_, at) => ({
    ...{ account: customer?.publicId, key: `AKLIVE${String(at % keys).padStart(20, '0')}` },
    ...{ product: 'sms', country: countries[Math.floor(at / keys)], day, version: 1, count: 197 },
    ...{ segments: 231, delivered: 180, used: 90, failed: { 'UNDELIV/ABSENT_SUBSCRIBER': 9 } },
    ...{ price: '4.6400', currency: customer?.currency, lastUsedAt: `${day}T00:00:00Z` },
  }));
  return {
    target: {
      name: 'reports of the gateway',
      origin: `http://127.0.0.1:${port}`,
      method: 'POST',
      path: '/gateway/v1/usage',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${gatewayTokens.GATEWAY_TOKEN}`,
      },
      body: JSON.stringify({ rows }),
    },
    connections: 2,
    perSecond: 10,
    // Two that come a little early are one too many for their second.
    answers: [200, 429],
    // A refusal does not wait for the rest of a long body.
    mayBreakOff: true,
    changes: join(import.meta.dirname, 'newer-report.cjs'),
  };
}
