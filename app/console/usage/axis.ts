/** The upper end of the axis and its ticks, for values up to this one. */
export type Axis = { top: number; ticks: readonly number[] };

const mostTicks = 4;

export function axisFor(most: number, isWhole: boolean): Axis {
  const step = stepFor(Math.max(most, 0) / mostTicks, isWhole);
  const count = Math.max(Math.ceil(most / step - 1e-9), 1);
  return {
    top: count * step,
    ticks: Array.from({ length: count }, (_, place) => (place + 1) * step),
  };
}

/** The smallest of 1, 2, 2.5, 4 and 5 times a power of ten that is not smaller. */
function stepFor(least: number, isWhole: boolean): number {
  if (least <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const steps = [1, 2, 2.5, 4, 5, 10].map((times) => times * power);
  const fits = (step: number) => step >= least * (1 - 1e-9) && (!isWhole || Number.isInteger(step));
  return steps.find(fits) ?? 1;
}
