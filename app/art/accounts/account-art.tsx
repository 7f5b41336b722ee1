import type { ReactNode } from 'react';
import { type ArtProps, Picture } from '../picture.tsx';

/** Where the line comes in from the left on every account page, and where its run begins. */
export const footY = 744;
export const farAway = -900;

/** The picture beside an account form: 680 by 900, filling its half of the page. */
export function AccountArt({ children, ...art }: ArtProps & { children: ReactNode }) {
  return (
    <Picture {...art} frame={[680, 900]} width="100%" fit="xMidYMid slice">
      {children}
    </Picture>
  );
}
