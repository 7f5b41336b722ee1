import styles from '../art.module.css';
import { Packet } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { MaskedNumber, Person } from './figures.tsx';
import { lineY, straight, TabTile, type TabTileProps } from './tab-tile.tsx';

/** Two people talk through a number that expires; their own numbers stay hidden. */
export function PrivacyNumberTile({ words, className }: TabTileProps<'privacyNumber'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <path className={lines.lane} d="M-4 109H404M-4 131H404" />
      <path className={lines.through} d={straight} />
      <path
        className={styles.lane2Stroke}
        d="M96 120V188M318 120V188M204 62V96"
        strokeWidth="2.2"
      />
      {people.map((x) => (
        <g key={x}>
          <Person x={x} y={lineY} r={34} />
          <Packet x={x - 41} y={200} width={86} height={26} className={styles.ink} />
          <path className={styles.paperStroke} d={`M${x - 29} 200h56`} strokeWidth="8" />
        </g>
      ))}
      <Packet x={140} y={lineY} width={136} height={50} className={styles.paper} />
      <MaskedNumber x={152} y={lineY + 5} size={13.5} number="+65 3105 ••••" />
      <circle className={styles.ring} cx="204" cy="46" r="17" strokeWidth="3.4" />
      <path className={styles.paperStroke} d="M204 36V46l6.5 5" strokeWidth="3" />
    </TabTile>
  );
}

const people = [96, 318];
