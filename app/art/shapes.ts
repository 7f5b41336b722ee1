import { round } from './geometry.ts';

/** Flat tail at `x`, round head; `y` is its middle. */
export function packetPath(x: number, y: number, width: number, height: number): string {
  const radius = round(height / 2);
  return `M${round(x)} ${round(y - radius)}H${round(x + width - radius)}a${radius} ${radius} 0 0 1 0 ${round(height)}H${round(x)}Z`;
}

/** Round but for the corner at `x`, `y`, where the speaker is. */
export function bubblePath(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const arc = `a${radius} ${radius} 0 0 1`;
  return `M${x} ${y}H${x + width - radius}${arc} ${radius} ${radius}V${y + height - radius}${arc} ${-radius} ${radius}H${x + radius}${arc} ${-radius} ${-radius}Z`;
}
