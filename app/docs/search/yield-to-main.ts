/** Longer than this nobody waits for an answer to a key. */
const sliceMs = 24;

/** To be awaited between the steps of long work: from time to time others have their turn. */
export function yieldToMain(): () => Promise<void> | undefined {
  // Whatever came before has taken its time: the first rest is due at once.
  let began = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - began < sliceMs) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        began = performance.now();
        resolve();
      });
    });
  };
}
