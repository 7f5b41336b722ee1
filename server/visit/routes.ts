import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accept } from '#contract/envelope.ts';
import * as contract from '#contract/visit.ts';
import type { Context } from '../context.ts';
import { exactAddress } from '../http/client-address.ts';
import { hasDevRoutes, isLocalRequest } from '../http/dev-only.ts';
import { registerCall } from '../http/register-call.ts';
import { trustedPeers } from '../http/trusted-peers.ts';
import { type CountryTable, openCountryTable } from './country-table.ts';
import { findCountry } from './find-country.ts';
import { recordEvent } from './record-event.ts';

export function registerVisit(app: FastifyInstance, context: Context): void {
  const isTrusted = trustedPeers(context.env.trustedProxies);
  // The table has 8 MB, which many processes never need: it is read at the first lookup.
  let table: Promise<CountryTable> | undefined;
  const openOnce = () => {
    table ??= openCountryTable().catch((error: unknown) => {
      table = undefined;
      throw error;
    });
    return table;
  };

  const proxyCountryOf = (request: FastifyRequest): string | undefined => {
    const { countryHeader, visitorCountry } = context.env;
    if (visitorCountry && hasDevRoutes(context.env) && isLocalRequest(request))
      return visitorCountry;
    if (!countryHeader || !isTrusted(request.socket.remoteAddress)) return undefined;
    return request.headers[countryHeader]?.toString().toUpperCase();
  };

  registerCall(app, context, contract.lookUpCountry, async (_, __, request) => ({
    country: await findCountry(
      { address: exactAddress(request), proxyCountry: proxyCountryOf(request) },
      openOnce,
    ),
  }));

  registerCall(app, context, contract.recordEvent, async (event, caller) => {
    await recordEvent(context, caller, event);
    return accept(null);
  });
}
