/** Time limits of database work; 0 means none. */
export type Deadlines = {
  /** Wait for a connection, including the wait for a free place in the pool. */
  connectMs: number;
  /** Limits set in PostgreSQL: duration of a statement, and its wait for a lock. */
  statementMs: number;
  lockMs: number;
  /**
   * Limit of a statement or transaction on our side; after it the connection counts as lost and is
   * cut.
   */
  answerMs: number;
};

/** For calls that a visitor waits for; each limit ends before the call's own. */
export const callDeadlines = (callMs: number): Deadlines => ({
  connectMs: callMs - 800,
  statementMs: callMs - 800,
  lockMs: callMs - 1_300,
  answerMs: callMs - 300,
});

/** For background work, such as the outbox. */
export const backgroundDeadlines: Deadlines = {
  connectMs: 5_000,
  statementMs: 15_000,
  lockMs: 5_000,
  answerMs: 20_000,
};

/** For migrations and operator commands, which have no time limit. */
export const unlimitedDeadlines: Deadlines = {
  connectMs: 5_000,
  statementMs: 0,
  lockMs: 0,
  answerMs: 0,
};
