/** How long the database may take before we give up; 0 waits for ever. */
export type Deadlines = {
  /** Until a connection is there, a place in the pool included. */
  connectMs: number;
  /** PostgreSQL itself ends a statement after this, and one that waits for a lock after the other. */
  statementMs: number;
  lockMs: number;
  /** A statement or a transaction that is not answered by then lost its connection: it is cut. */
  answerMs: number;
};

/** For whatever a visitor waits for: each is over before the time of the call is. */
export const callDeadlines = (callMs: number): Deadlines => ({
  connectMs: callMs - 800,
  statementMs: callMs - 800,
  lockMs: callMs - 1_300,
  answerMs: callMs - 300,
});

/** For what runs in the background, such as the outbox. */
export const backgroundDeadlines: Deadlines = {
  connectMs: 5_000,
  statementMs: 15_000,
  lockMs: 5_000,
  answerMs: 20_000,
};

/** For migrations and the operator's commands, which take as long as they take. */
export const patientDeadlines: Deadlines = {
  connectMs: 5_000,
  statementMs: 0,
  lockMs: 0,
  answerMs: 0,
};
