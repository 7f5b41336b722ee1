import type { SlideArt } from '#content/pages/home/structure.ts';
import styles from '../art.module.css';
import { BrandGlyph } from '../brand-glyphs.tsx';
import { type Point, round, route } from '../geometry.ts';
import { Mono, monoWidth, Sans } from '../lettering.tsx';
import { farLeft, type Lane, Lanes, LiveLine } from '../line.tsx';
import { DoubleTick, NamedStop, Packet, Ring } from '../line-signs.tsx';
import { type ArtProps, join, Picture } from '../picture.tsx';
import { packetPath } from '../shapes.ts';
import { Bubble, ChatHeader, Handset, Outcome } from './handset.tsx';
import { type HeroFrame, narrow, wide } from './hero-frame.ts';
import { MessageCard } from './message-card.tsx';

type SlideProps = ArtProps & { labels: SlideArt['viber'] };

/** A silver medal with the glyph hangs from the line by a V of lanes; the line reaches a phone. */
export function SlideViberWide({ labels, ...art }: SlideProps) {
  return (
    <Picture {...art} frame={wide.size} spill>
      <Lanes lanes={wideLanes} radius={wideHook.radii} cap={4.5} />
      <path
        className={styles.ashStroke}
        d={ribbon([248, 544], [392, 400], [144, 470], 11)}
        strokeWidth="3"
      />
      <LiveLine draw={wideHook.way} />
      <Medal x={396} y={452} scale={1} />
      <Tier x={396} y={570} size={13.5} word={labels.tier} />
      <NamedStop
        at={[-120, wide.entryY]}
        side="left"
        name={labels.accepted}
        detail="t+0 ms"
        className={styles.entry}
      />
      <NamedStop
        at={[wideHook.x, 540]}
        side="left"
        name={labels.sender}
        detail={labels.verified}
        className={styles.crowding}
      />
      <Handset>
        <ChatHeader brand="viber" account={labels.account} kind={labels.accountKind} />
        <Bubble x={14} y={104} width={172} height={180} />
        <path className={styles.hot} d="M14 104H170a16 16 0 0 1 16 16V182H14Z" />
        <path className={styles.inkStroke} d={route(poster, 8)} strokeWidth="8" />
        <Sans x={28} y={208} size={14.5} weight={620}>
          {labels.headline}
        </Sans>
        <Sans x={28} y={227} size={12.5} weight={500} tone="faint">
          {labels.detail}
        </Sans>
        <Packet x={28} y={258} width={108} height={30} className={styles.ink} />
        <Sans x={40} y={262.5} size={12.5} weight={620} tone="paper">
          {labels.action}
        </Sans>
        <Outcome y={318} word={labels.seen} paper />
      </Handset>
    </Picture>
  );
}

export function SlideViberNarrow({ labels, ...art }: SlideProps) {
  return (
    <Picture {...art} frame={narrow.size} spill fine>
      <Lanes lanes={narrowLanes} radius={narrowHook.radii} cap={3.5} />
      <path
        className={styles.ashStroke}
        d={ribbon([84, 180], [130, 134], [52, 180], 5)}
        strokeWidth="1.6"
      />
      <LiveLine draw={narrowHook.way} />
      <Medal x={132} y={172} scale={0.4} />
      <Tier x={132} y={226} size={10} word={labels.tier} />
      <Ring x={narrowHook.x} y={232} r={8} weight={3} />
      <MessageCard outcome={labels.seen} paper>
        <path className={styles.hot} d="M0 0H122a14 14 0 0 1 14 14V44H0Z" />
        <g transform="translate(-11 -86) scale(.79)">
          <path className={styles.inkStroke} d={route(poster, 8)} strokeWidth="7" />
        </g>
        <Sans x={14} y={65} size={12.5} weight={620}>
          {labels.headline}
        </Sans>
      </MessageCard>
    </Picture>
  );
}

function Medal({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle className={styles.ground} r="140" />
      <circle className={styles.ash} r="130" />
      <circle className={styles.paper} r="112" />
      <g className={styles.ashStroke} strokeWidth="2.2">
        <circle r="102" />
        <circle r="90" />
      </g>
      <BrandGlyph brand="viber" x={0} y={-4} size={112} className={styles.ink} />
    </g>
  );
}

/** The partner level on a packet of its own, cut out of the medal behind it; middle at `x`, `y`. */
function Tier({ x, y, size, word }: { x: number; y: number; size: number; word: string }) {
  const tickWidth = round(size * 1.93);
  const tickX = round(size * 1.2 + monoWidth(word, size) + size);
  const width = tickX + tickWidth + size * 1.3;
  return (
    <g transform={`translate(${round(x - width / 2)} ${y})`}>
      <path
        className={join(styles.paper, styles.groundStroke)}
        d={packetPath(0, 0, width, size * 2.67)}
        strokeWidth={round(size * 0.44)}
        paintOrder="stroke"
      />
      <Mono x={round(size * 1.2)} y={round(size * 0.37)} size={size} weight={700}>
        {word}
      </Mono>
      <DoubleTick
        x={tickX}
        y={round(size * -0.6)}
        width={tickWidth}
        weight={3.6}
        className={styles.hotStroke}
      />
    </g>
  );
}

/** Nine lanes from each of two places on the line down to where they cross under the medal. */
function ribbon(
  from: readonly [number, number],
  to: readonly [number, number],
  [top, bottom]: readonly [number, number],
  pitch: number,
): string {
  const lanes = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((lane) => lane * pitch);
  return lanes
    .map(
      (by) =>
        `M${from[0] + by} ${top}L${to[0] + by} ${bottom}M${from[1] + by} ${top}L${to[1] + by} ${bottom}`,
    )
    .join('');
}

/** A small line that writes an N: the picture in the message. */
const poster: Point[] = [
  [14, 160],
  [60, 160],
  [60, 128],
  [112, 160],
  [112, 128],
  [186, 128],
];

const wideHook = drawHook(wide, 150, [42, 42, 34]);
const wideLanes: Lane[] = [
  [-34, wideHook.alongTop(236)],
  [-25.5, wideHook.alongTop(330)],
  [-17, wideHook.alongTop(566)],
  [-8.5, wideHook.alongTop(590)],
  [8.5, wideHook.toStem(300)],
  [17, wideHook.toStem(252)],
  [25.5, wideHook.toStem(380)],
  [34, wideHook.toStem(470)],
];

const narrowHook = drawHook(narrow, 44, [20, 20, 18]);
const narrowLanes: Lane[] = [
  [-15, narrowHook.alongTop(96)],
  [-10, narrowHook.alongTop(150)],
  [-5, narrowHook.alongTop(236)],
  [5, narrowHook.toStem(120)],
  [10, narrowHook.toStem(98)],
  [15, narrowHook.toStem(168)],
];

/** The path of the line with the hook that the medal hangs from: up at `x`, then along the top. */
function drawHook({ entryY, topY, arrival }: HeroFrame, x: number, radii: readonly number[]) {
  const [foot, head]: [Point, Point] = [
    [x, entryY],
    [x, topY],
  ];
  const start: Point[] = [[farLeft, entryY], foot];
  return {
    x,
    radii,
    way: (startX: number) => route([[startX, entryY], foot, head, ...arrival], radii),
    toStem: (y: number): Point[] => [...start, [x, y]],
    alongTop: (toX: number): Point[] => [...start, head, [toX, topY]],
  };
}
