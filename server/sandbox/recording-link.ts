import { brand } from '#content/brand.ts';
import { dayMs } from '#contract/time-units.ts';
import { newId } from './new-id.ts';
import { shortTime } from './times.ts';

/** A new link each time, good for a day. Nothing is recorded here, so there is no sound behind it. */
export const recordingLink = (id: string, now: Date) => ({
  recordingUrl: `${brand.hosts.api}/recordings/${id}?token=${newId()}`,
  recordingExpiresAt: shortTime(new Date(now.getTime() + dayMs)),
});
