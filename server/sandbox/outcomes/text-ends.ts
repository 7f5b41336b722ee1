import type { Outcome } from './outcomes.ts';

/** How a text to a handset ends, in the names of operators. */
export const textEnds: Record<Outcome, { status: string; reason?: string }> = {
  delivered: { status: 'DELIVRD' },
  slow: { status: 'DELIVRD' },
  answers: { status: 'DELIVRD' },
  busy: { status: 'DELIVRD' },
  'no-answer': { status: 'DELIVRD' },
  voicemail: { status: 'DELIVRD' },
  absent: { status: 'UNDELIV', reason: 'ABSENT_SUBSCRIBER' },
  expires: { status: 'EXPIRED', reason: 'TTL_OVER' },
  refused: { status: 'REJECTD', reason: 'CONTENT_REFUSED' },
  unknown: { status: 'UNKNOWN', reason: 'NO_REPORT' },
};
