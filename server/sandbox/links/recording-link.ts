import { brand } from '#content/brand.ts';
import { dayMs } from '#contract/time-units.ts';
import { newId, timeAfter } from '../behaviour/formats.ts';

/** Download link of a recording: new each time, valid for 24 hours. */
export const recordingLink = (callId: string, from: Date) => ({
  recordingUrl: `${brand.hosts.api}/recordings/${callId}?token=${newId()}`,
  recordingExpiresAt: timeAfter(from, dayMs),
});
