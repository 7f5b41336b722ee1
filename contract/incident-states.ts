/** Kinds, impacts and states of incidents; `content/status/states.ts` has the words. */
export const incidentKinds = ['incident', 'maintenance'] as const;

/** How far a service is affected during an incident. */
export const impacts = ['degraded', 'outage', 'maintenance'] as const;
export type Impact = (typeof impacts)[number];

/** How a service is, with or without an incident. */
export const serviceStates = ['fine', ...impacts] as const;

/** How a service is during an incident, from a moment on. */
export const serviceImpacts = [...impacts, 'recovered'] as const;
export type ServiceImpact = (typeof serviceImpacts)[number];

/** Stages of work on an incident; the last one is `resolved`. */
export const openStates = ['investigating', 'identified', 'monitoring'] as const;
export const stages = [...openStates, 'resolved'] as const;
export type Stage = (typeof stages)[number];

/** Updates with these states are mailed, whatever the impact. */
export const settledStates = ['resolved', 'scheduled', 'cancelled'] as const;
export const incidentStates = [...openStates, ...settledStates] as const;
export type IncidentState = (typeof incidentStates)[number];

/** The current time relative to a maintenance window: before, during, after. */
export const phases = ['ahead', 'on', 'over'] as const;
export type Phase = (typeof phases)[number];
