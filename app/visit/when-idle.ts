/** Runs `work` when the browser is idle. */
export const whenIdle = (work: () => void): void =>
  void (window.requestIdleCallback ?? setTimeout)(work);
