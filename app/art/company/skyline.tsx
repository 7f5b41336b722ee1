import styles from '../art.module.css';
import { round } from '../geometry.ts';
import { labelSize, Mono, monoWidth } from '../lettering.tsx';
import { Packet, Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { type ArtProps, Picture } from '../picture.tsx';

/** The y coordinate of the line, which the page draws and everything stands on. */
const shelfY = 560;

/** Singapore on the line: a wheel, three towers under one deck, and the line up the tallest mast. */
export function Skyline({ city, ...art }: ArtProps & { city: string }) {
  const signWidth = round(monoWidth(city, labelSize(city)) + 38);
  return (
    <Picture {...art} frame={[800, 640]} spill>
      {blocks.map(([x, width, height, pitch]) => (
        <Block key={x} x={x} width={width} height={height} pitch={pitch} />
      ))}
      {[60, 156, 252].map((x) => (
        <Tower key={x} x={x} />
      ))}
      <path className={styles.paper} d={deck} />
      <Wheel />
      <path className={lines.live} d={`M${mastX} ${shelfY}V112`} />
      <circle className={styles.hot} cx={mastX} cy="92" r="20" />
      <Ring x={mastX} y={shelfY} />
      <g transform={`translate(${mastX - 28} 92)`}>
        <g className={styles.citySign}>
          <Packet x={-signWidth} y={0} width={signWidth} height={30} className={styles.paper} />
          <Mono x={12 - signWidth} y={4.5} size={labelSize(city)} weight={700}>
            {city}
          </Mono>
        </g>
      </g>
    </Picture>
  );
}

type BlockProps = { x: number; width: number; height: number; pitch: number };

function Block({ x, width, height, pitch }: BlockProps) {
  const top = shelfY - height;
  const floors = rows(top + 12, pitch).map((y) => `M${x + 8} ${y}H${x + width - 8}`);
  return (
    <>
      <path className={styles.ink2} d={`M${x} ${shelfY - 4}V${top}H${x + width}V${shelfY - 4}Z`} />
      <path className={styles.laneStroke} d={floors.join('')} strokeWidth="2.4" />
    </>
  );
}

function Tower({ x }: { x: number }) {
  const floors = rows(shelfY - 214, 8).map((y) => {
    const flare = 10 * (1 - (shelfY - y) / 220);
    return `M${round(x + 6 - flare)} ${y}H${round(x + 44 + flare)}`;
  });
  return (
    <>
      <path
        className={styles.paper}
        d={`M${x - 12} ${shelfY - 4}L${x + 2} ${shelfY - 222}H${x + 48}L${x + 62} ${shelfY - 4}Z`}
      />
      <path className={styles.ashStroke} d={floors.join('')} strokeWidth="2.4" />
      <path
        className={styles.inkStroke}
        d={`M${x + 25} ${shelfY - 214}V${shelfY - 4}`}
        strokeWidth="5"
      />
    </>
  );
}

const wheel = { x: -62, y: shelfY - 112, radius: 86 };

function Wheel() {
  const { x, y, radius } = wheel;
  const spokes = turns(8).map(
    ([cos, sin]) => `M${x} ${y}l${round(radius * cos)} ${round(radius * sin)}`,
  );
  return (
    <>
      <path
        className={styles.lane2Stroke}
        d={`M${x - 58} ${shelfY - 4}L${x} ${y}L${x + 58} ${shelfY - 4}`}
        strokeWidth="5"
      />
      <path className={styles.laneStroke} d={spokes.join('')} strokeWidth="2.2" />
      <circle className={styles.laneStroke} cx={x} cy={y} r={radius - 13} strokeWidth="2.2" />
      <circle className={styles.paperStroke} cx={x} cy={y} r={radius} strokeWidth="9" />
      <g className={styles.paperStroke} strokeWidth="3">
        {turns(16).map(([cos, sin], cabin) => (
          <circle
            key={cabin}
            className={cabin === liveCabin ? styles.hot : styles.ink}
            cx={round(x + radius * cos)}
            cy={round(y + radius * sin)}
            r={cabin === liveCabin ? 9 : 5.5}
          />
        ))}
      </g>
      <Ring x={x} y={y} r={11} weight={5} />
    </>
  );
}

const liveCabin = 13;
const mastX = 685;

/** Buildings of the business district: x, width, height, distance between floors. */
const blocks = [
  [372, 54, 210, 9],
  [430, 44, 300, 7],
  [478, 62, 250, 11],
  [544, 40, 380, 8],
  [588, 70, 300, 10],
  [662, 46, 420, 9],
  [712, 60, 270, 8],
] as const;

const deck = `M-4 ${shelfY - 250}H378Q372 ${shelfY - 222} 346 ${shelfY - 220}H44Q8 ${shelfY - 222}-4 ${shelfY - 250}Z`;

const rows = (top: number, pitch: number): number[] =>
  Array.from({ length: Math.ceil((shelfY - 6 - top) / pitch) }, (_, row) => top + row * pitch);

const turns = (count: number): [cos: number, sin: number][] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    return [Math.cos(angle), Math.sin(angle)];
  });
