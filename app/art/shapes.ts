import { round } from './geometry.ts';

/** The path of a packet: flat tail at `x`, round head; `y` is its middle. */
export function packetPath(x: number, y: number, width: number, height: number): string {
  const radius = round(height / 2);
  return `M${round(x)} ${round(y - radius)}H${round(x + width - radius)}a${radius} ${radius} 0 0 1 0 ${round(height)}H${round(x)}Z`;
}

/** The path of a speech bubble: its corner at `x`, `y` is square, on the side of the speaker. */
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
