import type { ReactNode } from 'react';

/** An object at a place along the line, lifted above it by `up`. */
export const At = ({ x, up = 0, scale, children }: AtProps) => (
  <g transform={`translate(${x} ${-up})${scale ? ` scale(${scale})` : ''}`}>{children}</g>
);

type AtProps = { x: number; up?: number; scale?: number; children: ReactNode };
