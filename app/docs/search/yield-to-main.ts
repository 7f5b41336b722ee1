/** The longest time that work may block the main thread. */
const sliceMs = 24;

/** Returns a function to await between steps of long work, so that the browser can handle input. */
export function yieldToMain(): () => Promise<void> | undefined {
  // The first call yields at once: work before it has taken time already.
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
