import type { TrafficSource } from './visit.ts';

const googleClickMarker = 'gclid';
const baiduPrefix = 'bd_';

/** Which advertiser's marker the query carries, if any. */
export function trafficSourceOf(query: URLSearchParams): TrafficSource | undefined {
  if ([...query.keys()].some((key) => key.startsWith(baiduPrefix))) return 'Baidu';
  return query.has(googleClickMarker) ? 'Google' : undefined;
}
