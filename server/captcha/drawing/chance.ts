import { randomInt } from 'node:crypto';

/**
 * Random numbers from 0 up to, not including, 1. Cryptographic, since a predictable puzzle could be
 * solved by script.
 */
export type Chance = () => number;

const steps = 2 ** 32;

export const trueChance: Chance = () => randomInt(steps) / steps;

export const between = (chance: Chance, least: number, most: number): number =>
  least + chance() * (most - least);

export const wholeBetween = (chance: Chance, least: number, most: number): number =>
  Math.floor(between(chance, least, most + 1));

export function pick<T>(chance: Chance, choices: readonly T[]): T {
  const chosen = choices[Math.floor(chance() * choices.length)];
  if (chosen === undefined) throw new RangeError('There is nothing to pick from');
  return chosen;
}

/** Some of the choices in random order. */
export function pickSome<T>(chance: Chance, count: number, choices: readonly T[]): T[] {
  const left = [...choices];
  return Array.from({ length: count }, () => {
    const [taken] = left.splice(Math.floor(chance() * left.length), 1);
    if (taken === undefined) throw new RangeError('There are too few to pick from');
    return taken;
  });
}
