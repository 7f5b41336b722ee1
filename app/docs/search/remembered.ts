/** What was worked out once is not worked out again. */
export function remembered<Value>(find: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? find(text);
    known.set(text, value);
    return value;
  };
}

/** What may never be asked for is worked out when it is. */
export function onDemand<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
