import { fill } from '#content/fill.ts';
import type { PrivacyArtWords, PrivacyMode } from '#content/pages/product/art-words.ts';
import styles from '../art.module.css';
import { type Point, route } from '../geometry.ts';
import { Mono, Sans } from '../lettering.tsx';
import { Packet, Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { Picture } from '../picture.tsx';
import { packetPath } from '../shapes.ts';

type DiagramProps = {
  mode: PrivacyMode;
  words: PrivacyArtWords;
  className?: string | undefined;
};

/** Who is joined to whom through which number, and below each person the number that is shown. */
export function PrivacyDiagram({ mode, words, className }: DiagramProps) {
  const { people, numbers, line, branches } = diagrams[mode];
  return (
    <Picture frame={[376, 216]} width="100%" label={words.alternatives[mode]} className={className}>
      <path className={styles.lane2Stroke} d={people.map(thread).join('')} strokeWidth="2.4" />
      {branches && <path className={lines.branch} d={branches} />}
      <path className={lines.through} d={line} />
      {numbers.map(({ name, x }) => (
        <g key={name}>
          <Packet x={x} y={lineY} width={64} height={44} />
          <Sans x={x + 28} y={lineY + 8} size={23} weight={700} anchor="middle">
            {name}
          </Sans>
        </g>
      ))}
      {people.map((person) => (
        <g key={person.at.join(' ')}>
          <Ring x={person.at[0]} y={person.at[1]} r={person.small ? 19 : 26} weight={5} />
          <Sans
            x={person.at[0]}
            y={person.at[1] + (person.small ? 6 : 8)}
            size={person.small ? 17 : 23}
            weight={680}
            tone="paper"
            anchor="middle"
          >
            {person.name}
          </Sans>
          {person.sees && (
            <>
              <path
                className={styles.lane2Stroke}
                d={packetPath(person.at[0] - 44, seesY, 88, 34)}
                strokeWidth="2.4"
              />
              <Mono
                x={person.at[0] - 2}
                y={seesY + 5.5}
                size={16}
                weight={600}
                tone="paper"
                anchor="middle"
              >
                {fill(words.sees, { number: person.sees })}
              </Mono>
            </>
          )}
        </g>
      ))}
    </Picture>
  );
}

const lineY = 84;
const seesY = 188;

type Person = { name: string; at: Point; sees?: string; small?: true };
type Diagram = {
  people: readonly Person[];
  numbers: readonly { name: string; x: number }[];
  line: string;
  branches?: string;
};

const thread = ({ at: [x, y], sees }: Person): string => (sees ? `M${x} ${y}V${seesY - 17}` : '');

const diagrams: Record<PrivacyMode, Diagram> = {
  AXB: {
    people: [
      { name: 'A', at: [64, lineY], sees: 'X' },
      { name: 'B', at: [312, lineY], sees: 'X' },
    ],
    numbers: [{ name: 'X', x: 156 }],
    line: `M0 ${lineY}H376`,
  },
  AXYB: {
    people: [
      { name: 'A', at: [64, lineY], sees: 'X' },
      { name: 'B', at: [312, lineY], sees: 'Y' },
    ],
    numbers: [
      { name: 'X', x: 114 },
      { name: 'Y', x: 199 },
    ],
    line: `M0 ${lineY}H376`,
  },
  AXN: {
    people: [
      { name: 'A', at: [64, lineY], sees: 'X' },
      { name: 'N', at: [312, 30], small: true },
      { name: 'N', at: [312, lineY], small: true },
      { name: 'N', at: [312, 138], sees: 'X', small: true },
    ],
    numbers: [{ name: 'X', x: 124 }],
    line: `M0 ${lineY}H376`,
    branches: [30, 138].map(branch).join(''),
  },
};

function branch(y: number): string {
  return route(
    [
      [180, lineY],
      [240, lineY],
      [240, y],
      [376, y],
    ],
    18,
  );
}
