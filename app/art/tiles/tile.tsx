import type { ReactNode } from 'react';
import { type ArtProps, type Ground, Picture } from '../picture.tsx';

export const lineY = 120;

/**
 * The line enters at (0, 120) and leaves at (400, 120), so that adjacent tiles make one line. What
 * is drawn at the exit stays left of x = 345, clear of the disc that ends a row.
 */
export function Tile({ ground, children, ...art }: TileProps) {
  return (
    <Picture {...art} frame={[400, 240]} ground={ground} filled width="100%" fit="xMidYMid slice">
      {children}
    </Picture>
  );
}

type TileProps = ArtProps & { ground: Ground; children: ReactNode };
