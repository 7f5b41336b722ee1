import type { ReactNode } from 'react';
import { type ArtProps, Picture } from '../picture.tsx';

/** 260x150 on ink: an object that stands on the line at its lower edge, which the page draws. */
export const StopPicture = ({ children, ...art }: ArtProps & { children: ReactNode }) => (
  <Picture {...art} frame={[260, 150]} ground="ink">
    <g transform="translate(0 146)">{children}</g>
  </Picture>
);
