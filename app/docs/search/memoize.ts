/** Caches the results of a function by its argument. */
export function memoize<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    const held = known.get(key) ?? { value: find(key) };
    known.set(key, held);
    return held.value;
  };
}

/** Computes a value with its first use. */
export function onDemand<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
