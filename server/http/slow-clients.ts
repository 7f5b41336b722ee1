/** Without a timeout a slow client would hold its connection for ever. */
export const slowClientLimits = {
  requestTimeout: 30_000,
  connectionTimeout: 120_000,
  http: { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 },
};
