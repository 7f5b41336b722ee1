import { Refusal } from '../../behaviour/refusal.ts';

const notUsable = 3605;

export type SdpType = 'offer' | 'answer';

/** One Opus audio line with candidate, fingerprint and setup role. */
export function requireUsable(sdp: string, type: SdpType): void {
  const lines = sdp.split(/\r?\n/);
  const has = (pattern: RegExp) => lines.some((line) => pattern.test(line));
  const media = lines.filter((line) => line.startsWith('m='));
  const isUsable =
    lines[0] === 'v=0' &&
    media.length === 1 &&
    media[0]?.startsWith('m=audio ') &&
    has(/^a=rtpmap:\d+ opus\/48000/i) &&
    has(/^a=ice-ufrag:/) &&
    has(/^a=candidate:/) &&
    has(/^a=fingerprint:/) &&
    has(type === 'offer' ? /^a=setup:actpass$/ : /^a=setup:(active|passive)$/);
  if (!isUsable) throw new Refusal(notUsable);
}

/** WhatsApp's SDP; nothing listens there. */
export const ownSdp = (type: SdpType): string =>
  [
    'v=0',
    'o=- 1794733200006 2 IN IP4 198.51.100.20',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=audio 3480 UDP/TLS/RTP/SAVPF 111',
    'c=IN IP4 198.51.100.20',
    'a=mid:0',
    'a=ice-ufrag:Wf2b',
    'a=ice-pwd:t8Qz4hJm7NcVx1KsLp5RyG3d',
    'a=fingerprint:sha-256 87:B8:10:07:0B:7C:73:96:90:26:83:60:EA:39:24:29:36:87:87:01:0A:55:8A:18:37:64:30:58:D2:43:7D:CE',
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    'a=rtcp-mux',
    'a=sendrecv',
    'a=rtpmap:111 opus/48000/2',
    'a=candidate:1 1 udp 2130706431 198.51.100.20 3480 typ host',
    '',
  ].join('\r\n');
