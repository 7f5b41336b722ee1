import type { SlideArt } from '#content/pages/home/structure.ts';
import styles from '../art.module.css';
import { type Point, route } from '../geometry.ts';
import { vietnamCities, vietnamLand } from '../land.generated.ts';
import { Mono, Sans } from '../lettering.tsx';
import { farLeft, type Lane, Lanes, LiveLine } from '../line.tsx';
import { NamedStop, Ring } from '../line-signs.tsx';
import { type ArtProps, Picture } from '../picture.tsx';
import { Bubble, ChatHeader, Handset, Outcome } from './handset.tsx';
import { type HeroFrame, narrow, wide } from './hero-frame.ts';
import { MessageCard } from './message-card.tsx';

type SlideProps = ArtProps & { labels: SlideArt['zalo'] };

/** The line runs up the coast of Vietnam, stops in three cities and reaches a phone. */
export function SlideZaloWide({ labels, ...art }: SlideProps) {
  const [hanoi, daNang, hoChiMinhCity] = wideStops;
  return (
    <Picture {...art} frame={wide.size} spill>
      <path className={styles.land} d={vietnamLand} strokeWidth="2.8" />
      <Lanes lanes={wideLanes} radius={wideCoast.radii} cap={4.5} />
      <LiveLine draw={wideCoast.way} />
      <NamedStop
        at={[-120, wide.entryY]}
        side="left"
        name={labels.accepted}
        detail="t+0 ms"
        className={styles.entry}
      />
      <NamedStop at={hanoi} side="left" name={labels.hanoi} />
      <NamedStop at={daNang} side="right" name={labels.daNang} />
      <NamedStop at={hoChiMinhCity} side="left" name={labels.hoChiMinhCity} />
      <Handset>
        <ChatHeader brand="zalo" account={labels.account} kind={labels.accountKind} />
        <Bubble x={14} y={104} width={172} height={118} />
        <Mono x={28} y={128} size={10.5} weight={700}>
          {labels.order}
        </Mono>
        <Sans x={28} y={152} size={14.5} weight={560}>
          {labels.news[0]}
        </Sans>
        <Sans x={28} y={171} size={14.5} weight={560}>
          {labels.news[1]}
        </Sans>
        <path className={styles.ruleStroke} d="M28 184H172" strokeWidth="1.5" />
        <Sans x={28} y={207} size={13} weight={640} tone="link">
          {labels.action}
        </Sans>
        <Outcome y={250} word={labels.delivered} />
        <path className={styles.laneStroke} d="M14 300H120M14 318H84" strokeWidth="6" />
      </Handset>
    </Picture>
  );
}

export function SlideZaloNarrow({ labels, ...art }: SlideProps) {
  return (
    <Picture {...art} frame={narrow.size} spill fine>
      <g transform="translate(-35 -7) scale(.457)">
        <path className={styles.land} d={vietnamLand} strokeWidth="3" />
      </g>
      <Lanes lanes={narrowLanes} radius={narrowCoast.radii} cap={3.5} />
      <LiveLine draw={narrowCoast.way} />
      {narrowStops.map(([x, y]) => (
        <Ring key={y} x={x} y={y} r={8} weight={3} />
      ))}
      <MessageCard outcome={labels.delivered}>
        <Mono x={14} y={24} size={10} weight={700}>
          {labels.order}
        </Mono>
        <Sans x={14} y={45} size={12.5} weight={560}>
          {labels.news[0]}
        </Sans>
        <Sans x={14} y={62} size={12.5} weight={560}>
          {labels.news[1]}
        </Sans>
      </MessageCard>
    </Picture>
  );
}

type Stops = readonly [hanoi: Point, daNang: Point, hoChiMinhCity: Point];

const { hanoi, daNang, hoChiMinhCity } = vietnamCities;
const wideStops: Stops = [[hanoi[0], hanoi[1] + 8], [daNang[0], daNang[1] + 4], hoChiMinhCity];
const wideCoast = drawCoast(wide, wideStops, [62, 50], [42, 30, 30, 34, 34, 40, 34]);
const wideLanes: Lane[] = [
  [-34, wideCoast.toHoChiMinhCity(560)],
  [-25.5, wideCoast.toFirstSlope(0.55)],
  [-17, wideCoast.toDaNang(348)],
  [-8.5, wideCoast.toSecondSlope(0.5)],
  [8.5, wideCoast.toHanoi(225)],
  [17, wideCoast.toDaNang(304)],
  [25.5, wideCoast.toHoChiMinhCity(596)],
  [34, wideCoast.toHoChiMinhCity(604)],
];

const narrowStops: Stops = [
  [106, 86],
  [142, 166],
  [120, 249],
];
const narrowCoast = drawCoast(narrow, narrowStops, [26, 23], [20, 12, 12, 14, 14, 18, 18]);
const narrowLanes: Lane[] = [
  [-15, narrowCoast.toHoChiMinhCity(250)],
  [-10, narrowCoast.toDaNang(158)],
  [-5, narrowCoast.toSecondSlope(0.5)],
  [5, narrowCoast.toHanoi(104)],
  [10, narrowCoast.toDaNang(128)],
  [15, narrowCoast.toHoChiMinhCity(262)],
];

/**
 * Upright through each city, at 45 degrees from one to the next; `below` says how far under Hanoi
 * and Da Nang the slopes end.
 */
function drawCoast(
  { entryY, topY, arrival }: HeroFrame,
  [north, middle, south]: Stops,
  below: readonly [number, number],
  radii: readonly number[],
) {
  const [rise, lean] = [middle[0] - south[0], middle[0] - north[0]];
  const foot: Point = [south[0], entryY];
  const firstSlope: Point[] = [
    [south[0], middle[1] + below[1] + rise],
    [middle[0], middle[1] + below[1]],
  ];
  const secondSlope: Point[] = [
    [middle[0], north[1] + below[0] + lean],
    [north[0], north[1] + below[0]],
  ];
  const start: Point[] = [[farLeft, entryY], foot];
  return {
    radii,
    way: (startX: number) =>
      route(
        [[startX, entryY], foot, ...firstSlope, ...secondSlope, [north[0], topY], ...arrival],
        radii,
      ),
    toHoChiMinhCity: (y: number): Point[] => [...start, [south[0], y]],
    toFirstSlope: (part: number): Point[] => [
      ...start,
      ...firstSlope.slice(0, 1),
      [south[0] + rise * part, middle[1] + below[1] + rise * (1 - part)],
    ],
    toDaNang: (y: number): Point[] => [...start, ...firstSlope, [middle[0], y]],
    toSecondSlope: (part: number): Point[] => [
      ...start,
      ...firstSlope,
      ...secondSlope.slice(0, 1),
      [middle[0] - lean * part, north[1] + below[0] + lean * (1 - part)],
    ],
    toHanoi: (y: number): Point[] => [...start, ...firstSlope, ...secondSlope, [north[0], y]],
  };
}
