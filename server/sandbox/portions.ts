const most = 500;

/** As many at a time as one statement takes. */
export const inPortions = <Item>(all: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  );
