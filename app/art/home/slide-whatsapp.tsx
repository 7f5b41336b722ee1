import type { SlideArt } from '#content/pages/home/structure.ts';
import styles from '../art.module.css';
import { type Point, place, round, route } from '../geometry.ts';
import { Mono, Sans } from '../lettering.tsx';
import { farLeft, LanePaths, LiveLine } from '../line.tsx';
import { DoubleTick, NamedStop, Ring } from '../line-signs.tsx';
import { type ArtProps, Picture } from '../picture.tsx';
import { Bubble, ChatHeader, Handset, Outcome } from './handset.tsx';
import { type HeroFrame, narrow, wide } from './hero-frame.ts';
import { MessageCard } from './message-card.tsx';

type SlideProps = ArtProps & { labels: SlideArt['whatsapp'] };

/** The line circles a speech bubble with a giant double tick and reaches a phone. */
export function SlideWhatsAppWide({ labels, ...art }: SlideProps) {
  const { middle, radius } = wideLoop;
  const [x, y] = middle;
  return (
    <Picture {...art} frame={wide.size} spill>
      <LanePaths {...wideLoop.lanes(wideEnds, 4.5)} />
      <LiveLine draw={wideLoop.way} />
      <RoundBubble middle={middle} radius={124} />
      <DoubleTick x={x - 84} y={y - 60} width={168} weight={3.2} className={styles.hotStroke} />
      <Mono x={x - 102} y={y + 104} size={14} weight={700}>
        {labels.readAt}
      </Mono>
      <NamedStop
        at={[-120, wide.entryY]}
        side="left"
        name={labels.accepted}
        detail="t+0 ms"
        className={styles.entry}
      />
      <NamedStop
        at={[x - radius, 540]}
        side="left"
        name={labels.template}
        detail={labels.approved}
        className={styles.crowding}
      />
      <NamedStop at={[x, y + radius]} side="right" name={labels.tier} />
      <Handset>
        <ChatHeader brand="whatsapp" account={labels.account} kind={labels.accountKind} />
        <path
          className={styles.laneFill}
          d="M66 100H170a16 16 0 0 1 16 16v22H82a16 16 0 0 1-16-16Z"
        />
        <Sans x={80} y={124} size={13} tone="paper" weight={500}>
          {labels.question}
        </Sans>
        <Bubble x={14} y={152} width={160} height={96} />
        <Sans x={28} y={178} size={13.5} weight={520}>
          {labels.answer[0]}
        </Sans>
        <Sans x={28} y={196} size={13.5} weight={520}>
          {labels.answer[1]}
        </Sans>
        <path className={styles.ruleStroke} d="M28 209H160" strokeWidth="1.5" />
        <Sans x={28} y={233} size={13} weight={640} tone="link">
          {labels.action}
        </Sans>
        <DoubleTick x={146} y={226} width={17} weight={3.6} className={styles.hotStroke} />
        <Outcome y={282} word={labels.read} />
        <path className={styles.laneStroke} d="M14 336H120" strokeWidth="6" />
      </Handset>
    </Picture>
  );
}

export function SlideWhatsAppNarrow({ labels, ...art }: SlideProps) {
  const { middle, radius } = narrowLoop;
  const [x, y] = middle;
  return (
    <Picture {...art} frame={narrow.size} spill fine>
      <LanePaths {...narrowLoop.lanes(narrowEnds, 3.5)} />
      <LiveLine draw={narrowLoop.way} />
      <RoundBubble middle={middle} radius={48} />
      <DoubleTick x={x - 33} y={y - 22} width={66} weight={3.2} className={styles.hotStroke} />
      <Ring x={x - radius} y={232} r={8} weight={3} />
      <Ring x={x} y={y + radius} r={8} weight={3} />
      <MessageCard outcome={labels.read}>
        <Sans x={14} y={33} size={12.5} weight={520}>
          {labels.answer[0]}
        </Sans>
        <Sans x={14} y={51} size={12.5} weight={520}>
          {labels.answer[1]}
        </Sans>
      </MessageCard>
    </Picture>
  );
}

/** A disc whose lower left corner is square. */
function RoundBubble({ middle: [x, y], radius }: { middle: Point; radius: number }) {
  return (
    <path
      className={styles.paper}
      d={`M${x - radius} ${y + radius}V${y}a${radius} ${radius} 0 1 1 ${radius} ${radius}Z`}
    />
  );
}

const wideLoop = drawLoop(wide, [318, 328], [42, 34]);
/** Where each lane leaves the circle, in degrees from its left. */
const wideEnds = [
  [-34, 214],
  [-25.5, 248],
  [-17, 232],
  [-8.5, 256],
  [8.5, 318],
  [17, 330],
  [25.5, 300],
  [34, 222],
] as const;

const narrowLoop = drawLoop(narrow, [120, 126], [20, 18]);
const narrowEnds = [
  [-15, 206],
  [-10, 250],
  [-5, 228],
  [5, 318],
  [10, 330],
  [15, 222],
] as const;

/** Up, once round the circle that touches `topY`, and off it along the top. */
function drawLoop(
  { entryY, topY, arrival }: HeroFrame,
  middle: Point,
  fillets: readonly [number, number],
) {
  const [x, y] = middle;
  const radius = y - topY;
  const left = x - radius;
  const climb = (startX: number, offset: number) =>
    route(
      [
        [startX, entryY],
        [left, entryY],
        [left, y],
      ],
      fillets[0],
      offset,
    );
  const lane = (offset: number, degrees: number, cap: number) => {
    const r = radius - offset;
    const angle = ((180 + degrees) * Math.PI) / 180;
    const on = (distance: number): Point => [
      x + distance * Math.cos(angle),
      y + distance * Math.sin(angle),
    ];
    const long = degrees > 180 ? 1 : 0;
    return {
      way: `${climb(farLeft, offset)}A${r} ${r} 0 ${long} 1 ${place(on(r))}`,
      cap: `M${place(on(r - cap))}L${place(on(r + cap))}`,
    };
  };
  const half = `A${radius} ${radius} 0 0 1`;
  return {
    middle,
    radius,
    way: (startX: number) =>
      `${climb(startX, 0)}${half} ${round(x + radius)} ${y}${half} ${left} ${y}${half} ${x} ${topY}${route([[x, topY], ...arrival], fillets[1]).replace('M', 'L')}`,
    lanes: (ends: readonly (readonly [offset: number, degrees: number])[], cap: number) => {
      const all = ends.map(([offset, degrees]) => lane(offset, degrees, cap));
      return { ways: all.map((one) => one.way), caps: all.map((one) => one.cap) };
    },
  };
}
