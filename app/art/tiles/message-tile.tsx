import type { TileArt } from '#content/pages/home/structure.ts';
import styles from '../art.module.css';
import { Mono, Sans } from '../lettering.tsx';
import { DoubleTick, Packet, Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import type { ArtProps } from '../picture.tsx';
import { bubblePath } from '../shapes.ts';
import { lineY, Tile } from './tile.tsx';

/** The line carries a bubble with a one-time code. */
export function MessageTile({ labels, ...art }: ArtProps & { labels: TileArt['message'] }) {
  return (
    <Tile {...art} ground="ink">
      <path
        className={styles.idleStroke}
        d="M0 102H400M0 111H400M0 129H400M0 138H400"
        strokeWidth="1.5"
      />
      <path className={lines.through} d="M-4 120H404" />
      <path className={styles.paper} d={bubblePath(96, 62, 208, 118, 18)} />
      <Mono x={113} y={86} size={11.5}>
        {labels.yourCode}
      </Mono>
      {[...'482916'].map((digit, index) => (
        <g key={digit} transform={`translate(${113 + index * 29.5} 98)`}>
          <path className={styles.ink} d="M0 0H25V36H0Z" />
          <Sans x={12.5} y={24.5} size={20} weight={600} tone="paper" anchor="middle">
            {digit}
          </Sans>
        </g>
      ))}
      <Mono x={113} y={162} size={11} tone="faint">
        09:41
      </Mono>
      <DoubleTick x={258} y={150} width={28} weight={3.4} className={styles.hotStroke} />
      <Ring x={48} y={lineY} r={8} weight={3} />
      <Packet x={317} y={lineY} width={27} height={18} />
    </Tile>
  );
}
