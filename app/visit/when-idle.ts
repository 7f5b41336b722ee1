/** For work that may wait until the browser has nothing else to do. */
export const whenIdle = (work: () => void): void =>
  void (window.requestIdleCallback ?? setTimeout)(work);
