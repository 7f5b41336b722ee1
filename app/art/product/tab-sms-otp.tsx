import styles from '../art.module.css';
import { Mono, Sans } from '../lettering.tsx';
import { DoubleTick } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { bubblePath } from '../shapes.ts';
import { Arrived } from './figures.tsx';
import { lineY, straight, TabTile, type TabTileProps } from './tab-tile.tsx';

/** Of five lanes one is taken; it carries a code, and the receipt hangs below. */
export function SmsOtpTile({ words, className }: TabTileProps<'smsOtp'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <path className={lines.lane} d={lanes.map((y) => `M-4 ${y}H92`).join('')} />
      <path className={lines.cap} d={lanes.map((y) => `M92 ${y - 3.5}v7`).join('')} />
      <path className={lines.through} d={straight} />
      <path className={styles.ashStroke} d="M204 146V166" strokeWidth="2" />
      <path className={styles.white} d={receipt} />
      <path className={styles.inkStroke} d="M166 180H242" strokeWidth="2" strokeDasharray="2 4" />
      <DoubleTick x={190} y={188} width={28} weight={3.4} className={styles.hotStroke} />
      <path className={styles.paper} d={bubblePath(104, 34, 200, 114, 18)} />
      <Mono x={119} y={60} size={13} tone="faint">
        {words.code}
      </Mono>
      {[...'482916'].map((digit, index) => (
        <g key={digit} transform={`translate(${119 + index * 28.6} 74)`}>
          <path className={styles.ink} d="M0 0H25V40H0Z" />
          <Sans x={12.5} y={27.5} size={21} weight={600} tone="paper" anchor="middle">
            {digit}
          </Sans>
        </g>
      ))}
      <Mono x={119} y={135} size={12} tone="faint">
        09:41
      </Mono>
      <Arrived x={334} y={lineY} />
    </TabTile>
  );
}

const lanes = [99, 109.5, 130.5, 141];

const receipt = `M152 164H256V222${'l-6.5 6l-6.5-6'.repeat(8)}Z`;
