import styles from '../art.module.css';
import { type Point, route } from '../geometry.ts';
import { type Lane, Lanes } from '../line.tsx';
import { Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import type { ArtProps } from '../picture.tsx';
import { AccountArt, farAway, footY } from './account-art.tsx';

/** One line draws a key. */
export function ResetArt(art: ArtProps) {
  return (
    <AccountArt {...art}>
      <Lanes lanes={lanes} radius={54} cap={5} />
      {[-22, 22, 33].map((offset) => (
        <circle
          key={offset}
          className={styles.laneStroke}
          cx={bow.x}
          cy={bow.y}
          r={bow.radius + offset}
          strokeWidth="2.2"
        />
      ))}
      <path className={lines.accountLine} d={route(shaft, 54)} />
      <circle className={lines.accountLine} cx={bow.x} cy={bow.y} r={bow.radius} />
      <path className={lines.accountLine} d={route(bit, 18)} />
      <Ring x={bow.x} y={bow.y} r={22} weight={8} />
    </AccountArt>
  );
}

const bow = { x: 210, y: 392, radius: 104 };
const shaftTo = (y: number): Point[] => [
  [farAway, footY],
  [bow.x, footY],
  [bow.x, y],
];
const shaft = shaftTo(bow.y + bow.radius);
const bit: Point[] = [
  [bow.x + bow.radius, bow.y],
  [470, bow.y],
  [470, 486],
  [528, 486],
  [528, bow.y],
  [580, bow.y],
  [580, 456],
  [632, 456],
  [632, bow.y],
  [1400, bow.y],
];
const lanes: Lane[] = [-33, -22, -11, 11, 22, 33].map((offset) => [
  offset,
  shaftTo(bow.y + bow.radius + 60 + Math.abs(offset)),
]);
