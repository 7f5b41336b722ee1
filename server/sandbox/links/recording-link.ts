import { brand } from '#content/brand.ts';
import { dayMs } from '#contract/time-units.ts';
import { newId } from '../rules/new-id.ts';
import { timeAfter } from '../rules/times.ts';

/** Where the recording of a call is fetched: another link each time, good for 24 hours. */
export const recordingLink = (callId: string, from: Date) => ({
  recordingUrl: `${brand.hosts.api}/recordings/${callId}?token=${newId()}`,
  recordingExpiresAt: timeAfter(from, dayMs),
});
