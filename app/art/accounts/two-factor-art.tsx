import styles from '../art.module.css';
import { type Point, place, route } from '../geometry.ts';
import { LanePaths } from '../line.tsx';
import { Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import type { ArtProps } from '../picture.tsx';
import { AccountArt } from './account-art.tsx';
import { at, badge, bottom, end, radii, start, top } from './login-n.ts';
import own from './two-factor-art.module.css';

/** The N of the login, half drawn: the line waits at a stop, and the badge is still open. */
export function TwoFactorArt(art: ArtProps) {
  return (
    <AccountArt {...art}>
      <LanePaths ways={lanes} caps={[]} />
      <path className={styles.lane2Stroke} d={rest} strokeWidth="8" strokeDasharray="14 10" />
      <path className={own.rest} d={rest} pathLength={1} />
      <path className={lines.accountLine} d={route([...start, top, stop], radii)} />
      <Ring x={stop[0]} y={stop[1]} r={40} weight={10} />
      <g transform={`translate(${place(stop)}) scale(1.66)`}>
        <path
          className={own.asterisk}
          d="M0 -8V-2M0 2V8M-7.2 -4L-2.2 -1M2.2 1L7.2 4M-7.2 4L-2.2 1M2.2 -1L7.2 -4"
        />
      </g>
      <circle className={own.badge} {...badge} r="26" />
    </AccountArt>
  );
}

const stop: Point = at(477);
const rest = route([stop, bottom, end], 54);
const lanes = [-22, -11, 11, 22].map((offset) =>
  route([...start, top, bottom, end], radii, offset),
);
