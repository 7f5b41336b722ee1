import type { TrafficSource } from './visit.ts';

const googleClickMarker = 'gclid';
const baiduPrefix = 'bd_';

/** The advertising network whose click id the query carries. */
export function trafficSourceOf(query: URLSearchParams): TrafficSource | undefined {
  if ([...query.keys()].some((key) => key.startsWith(baiduPrefix))) return 'Baidu';
  return query.has(googleClickMarker) ? 'Google' : undefined;
}
