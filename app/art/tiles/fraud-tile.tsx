import type { TileArt } from '#content/pages/home/structure.ts';
import styles from '../art.module.css';
import { Mono } from '../lettering.tsx';
import { Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import type { ArtProps } from '../picture.tsx';
import { lineY, Tile } from './tile.tsx';

/** Nine lines reach a shield: eight end before it, one passes. */
export function FraudTile({ labels, ...art }: ArtProps & { labels: TileArt['fraudPrevention'] }) {
  return (
    <Tile {...art} ground="paper2">
      <path className={styles.figureStroke} d={blocked} strokeWidth="2.5" />
      <path
        className={styles.figure}
        d="M146 50Q178 50 200 34Q222 50 254 50V118C254 162 232 190 200 206C168 190 146 162 146 118Z"
      />
      <path
        className={styles.lane2Stroke}
        d="M157 61Q182 60 200 48Q218 60 243 61V117C243 154 225 178 200 192C175 178 157 154 157 117ZM168 72Q186 70 200 62Q214 70 232 72V116C232 146 219 166 200 178C181 166 168 146 168 116Z"
        strokeWidth="2"
      />
      <path className={lines.through} d="M-4 120H404" />
      <Ring x={318} y={lineY} r={8} weight={3} />
      <Mono x={318} y={98} size={12} anchor="middle">
        {labels.verified}
      </Mono>
      <Mono x={20} y={222} size={12}>
        {labels.blocked}
      </Mono>
    </Tile>
  );
}

const ends = [
  [48, 112],
  [66, 94],
  [84, 118],
  [102, 100],
  [138, 110],
  [156, 90],
  [174, 116],
  [192, 98],
] as const;

const blocked = ends.map(([y, x]) => `M-4 ${y}H${x}m-1-5l10 10m0-10l-10 10`).join('');
