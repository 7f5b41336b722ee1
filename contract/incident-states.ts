/** What an incident and what was said about it may be; `content/status/states.ts` has the words. */
export const incidentKinds = ['incident', 'maintenance'] as const;

/** How much of a service is affected while an incident lasts. */
export const impacts = ['degraded', 'outage', 'maintenance'] as const;
export type Impact = (typeof impacts)[number];

/** How far the work on an incident is; the last of its stages is `resolved`. */
export const openStates = ['investigating', 'identified', 'monitoring'] as const;
export const stages = [...openStates, 'resolved'] as const;
export type Stage = (typeof stages)[number];

/** Each of these is mailed, whatever the impact. */
export const settledStates = ['resolved', 'scheduled', 'cancelled'] as const;
export const incidentStates = [...openStates, ...settledStates] as const;
export type IncidentState = (typeof incidentStates)[number];

/** Where the clock stands: before it, in it, after it. */
export const phases = ['ahead', 'on', 'over'] as const;
export type Phase = (typeof phases)[number];
