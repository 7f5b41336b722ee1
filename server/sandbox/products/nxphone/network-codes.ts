/** SIP and Q.850 codes of each reason. */
export const networkCodes: Record<string, { sipCode?: number; q850Code: number }> = {
  HUNG_UP: { q850Code: 16 },
  BUSY: { sipCode: 486, q850Code: 17 },
  RING_TIMEOUT: { sipCode: 480, q850Code: 19 },
  NOT_REACHABLE: { sipCode: 480, q850Code: 20 },
  OPERATOR_REFUSED: { sipCode: 403, q850Code: 21 },
  NETWORK_ERROR: { sipCode: 503, q850Code: 41 },
};
