import type { ReactElement } from 'react';
import type { UseCaseId } from '#content/pages/product/structure.ts';
import styles from '../art.module.css';
import { route } from '../geometry.ts';
import { Glyph } from '../glyph.tsx';
import grounds from '../grounds.module.css';
import { Headset, Megaphone } from '../icons/scenes.tsx';
import { Sans } from '../lettering.tsx';
import { DoubleTick, Packet, Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { lineY, Tile } from '../tiles/tile.tsx';

/** Where a global number is at work. The page says it in words, so these are decoration. */
export function UseCaseTile({ id }: { id: UseCaseId }) {
  const Drawing = drawings[id];
  return <Drawing />;
}

const drawings: Record<UseCaseId, () => ReactElement> = {
  rideHailing: () => (
    <Tile ground="ink">
      <Through />
      <g transform="translate(180 116) scale(.86)">
        <path className={styles.paper} d={car} />
        <path className={styles.ink} d={carWindows} />
        <circle className={wheel} cx="-56" r="16" strokeWidth="7" />
        <circle className={wheel} cx="30" r="16" strokeWidth="7" />
      </g>
      <Entry />
      <NumberX x={274} y={lineY} />
    </Tile>
  ),
  delivery: () => (
    <Tile ground="paper2">
      <Through />
      <g transform="translate(190 116) scale(.84)">
        <path className={styles.ink} d="M-70 0V-104H70V0Z" />
        <path className={styles.ground} d="M-14 -104V-62L0 -72L14 -62V-104Z" />
        <path className={styles.groundStroke} strokeWidth="5" d="M-52 -18H-16M-52 -32H-30" />
      </g>
      <path className={styles.inkStroke} strokeWidth="3" d="M190 124V154" />
      <NumberX x={158} y={172} tone="ink" />
      <Entry />
      <Packet x={312} y={lineY} width={30} height={20} />
    </Tile>
  ),
  hotline: () => (
    <Tile ground="ink">
      <path className={styles.lane2Stroke} strokeWidth="3" d={callers.join('')} />
      <Through />
      <circle className={styles.paper} cx="214" cy={lineY} r="50" />
      <g className={grounds.onPaper}>
        <Glyph icon={Headset} x={214} y={lineY} size={50} />
      </g>
      <Entry />
      <circle className={styles.paper} cx="336" cy={lineY} r="8" />
    </Tile>
  ),
  marketing: () => (
    <Tile ground="paper2">
      <path className={styles.inkStroke} strokeWidth="3" d={fan.join('')} />
      <Through />
      <circle className={styles.ink} cx="180" cy={lineY} r="46" />
      <Glyph icon={Megaphone} x={180} y={lineY} size={44} paper />
      {[56, 88, 152, 184].map((y) => (
        <circle key={y} className={styles.ink} cx="334" cy={y} r="6" />
      ))}
      <Entry />
      <Packet x={314} y={lineY} width={30} height={20} />
    </Tile>
  ),
  conference: () => (
    <Tile ground="hot">
      <path className={lines.through} d={`M-4 ${lineY}H134M266 ${lineY}H404`} />
      <circle className={lines.through} cx="200" cy={lineY} r="66" />
      {seats.map(([x, y]) => (
        <Person key={`${x} ${y}`} x={x} y={y} />
      ))}
      <path
        className={styles.inkStroke}
        strokeWidth="5"
        d="M178 117v6M190 108v24M200 100v40M210 110v20M222 117v6"
      />
      <circle
        className={`${styles.paper} ${styles.inkStroke}`}
        cx="44"
        cy={lineY}
        r="8"
        strokeWidth="3"
      />
      <circle className={styles.ink} cx="336" cy={lineY} r="8" />
    </Tile>
  ),
  smsReply: () => (
    <Tile ground="paper2">
      <path className={lines.through} d={outAndBack.join('')} />
      <path className={styles.ink} d={question} />
      <path className={styles.white} d={answer} />
      <path className={styles.inkStroke} strokeWidth="3" d={answer} />
      <path className={styles.paperStroke} strokeWidth="5" d="M136 76H230M136 92H196" />
      <path className={styles.inkStroke} strokeWidth="5" d="M158 156H226" />
      <DoubleTick x={238} y={160} width={30} weight={3.6} className={styles.hotStroke} />
      <Entry />
      <circle className={styles.ink} cx="340" cy={lineY} r="8" />
    </Tile>
  ),
};

const Through = () => <path className={lines.through} d={`M-4 ${lineY}H404`} />;
const Entry = () => <Ring x={44} y={lineY} r={8} weight={3} />;

function NumberX({ x, y, tone = 'paper' }: { x: number; y: number; tone?: 'paper' | 'ink' }) {
  return (
    <>
      <Packet x={x} y={y} width={62} height={40} className={styles[tone]} />
      <Sans
        x={x + 28}
        y={y + 8}
        size={22}
        weight={700}
        anchor="middle"
        tone={tone === 'ink' ? 'paper' : 'ink'}
      >
        X
      </Sans>
    </>
  );
}

function Person({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(.46)`}>
      <circle className={styles.paper} r="50" />
      <g className={styles.ink}>
        <circle cy="-12" r="17" />
        <path d="M-33 37.6A33 33 0 0 1 33 37.6A50 50 0 0 1-33 37.6Z" />
      </g>
    </g>
  );
}

const wheel = `${styles.ink} ${styles.paperStroke}`;
const car = 'M-92 0V-28q0-6 6-7l26-5 22-24q4-4 10-4h40q6 0 10 4l20 24 16 4q8 2 8 10V0Z';
const carWindows = 'M-44 -42l14-16q2-2 5-2h14V-42ZM-2 -42V-60h12q3 0 5 2l14 16Z';

const callers = [60, 90, 150, 180].map((y) => {
  const drop = Math.abs(lineY - y);
  return route(
    [
      [-4, y],
      [76, y],
      [76 + drop, lineY],
      [200, lineY],
    ],
    10,
  );
});

const fan = [56, 88, 152, 184].map((y) => {
  const rise = Math.abs(lineY - y);
  return route(
    [
      [200, lineY],
      [240, lineY],
      [240 + rise, y],
      [334, y],
    ],
    12,
  );
});

const seats = [
  [200, 54],
  [266, 120],
  [200, 186],
  [134, 120],
] as const;

const outAndBack = [84, 162].map((y) =>
  route(
    [
      [-4, lineY],
      [84, lineY],
      [84, y],
      [306, y],
      [306, lineY],
      [404, lineY],
    ],
    16,
  ),
);

const question = 'M116 52H262a18 18 0 0 1 18 18v28a18 18 0 0 1-18 18H134a18 18 0 0 1-18-18Z';
const answer = 'M152 130H264a18 18 0 0 1 18 18V190H152a18 18 0 0 1-18-18V148a18 18 0 0 1 18-18Z';
