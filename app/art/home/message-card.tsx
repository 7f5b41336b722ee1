import type { ReactNode } from 'react';
import styles from '../art.module.css';
import { Mono } from '../lettering.tsx';
import { DoubleTick, Packet } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { bubblePath } from '../shapes.ts';

/** The end of the line of a narrow slide: the message with its delivery state below. */
export function MessageCard({ outcome, paper, children }: MessageCardProps) {
  return (
    <>
      <path className={lines.live} d="M276.5 180V330" />
      <g transform="translate(222 84)">
        <path className={styles.paper} d={bubblePath(0, 0, 136, 104, 14)} />
        {children}
        <Mono x={14} y={86} size={10} tone="faint">
          09:41
        </Mono>
        <DoubleTick x={100} y={75} width={22} weight={3.6} className={styles.hotStroke} />
      </g>
      <Packet
        x={222}
        y={235}
        width={111}
        height={30}
        className={paper ? styles.paper : styles.hot}
      />
      <Mono x={234} y={239.5} size={11} weight={700}>
        {outcome}
      </Mono>
    </>
  );
}

type MessageCardProps = { outcome: string; paper?: boolean; children: ReactNode };
