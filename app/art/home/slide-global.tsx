import type { SlideArt } from '#content/pages/home/structure.ts';
import styles from '../art.module.css';
import { type NBox, nVertices, type Point, route } from '../geometry.ts';
import lettering from '../lettering.module.css';
import { Mono, Sans } from '../lettering.tsx';
import { farLeft, type Lane, Lanes, LiveLine } from '../line.tsx';
import { NamedStop, Ring } from '../line-signs.tsx';
import { type ArtProps, Picture } from '../picture.tsx';
import { Bubble, Handset, Outcome } from './handset.tsx';
import { type HeroFrame, narrow, wide } from './hero-frame.ts';
import { MessageCard } from './message-card.tsx';

type SlideProps = ArtProps & { labels: SlideArt['global'] };

/** Nine candidate routes draw the N of the name; one of them reaches a phone. */
export function SlideGlobalWide({ labels, ...art }: SlideProps) {
  return (
    <Picture {...art} frame={wide.size} spill>
      <Lanes lanes={wideLanes} radius={wideN.radii} cap={4.5} />
      <LiveLine draw={wideN.way} />
      <NamedStop
        at={[wideN.stemX, 540]}
        side="left"
        name={labels.routesScored}
        detail="38 ms"
        className={styles.crowding}
      />
      <NamedStop at={wideN.onDiagonal(404)} side="right" name={labels.operator} detail="112 ms" />
      <NamedStop
        at={[-120, wide.entryY]}
        side="left"
        name={labels.accepted}
        detail="t+0 ms"
        className={styles.entry}
      />
      <Handset>
        <Sans
          x={100}
          y={86}
          size={46}
          weight={600}
          tone="paper"
          anchor="middle"
          className={lettering.condensed}
        >
          09:41
        </Sans>
        <Mono x={100} y={108} size={10.5} tone="ash" anchor="middle">
          {labels.day}
        </Mono>
        <Bubble x={14} y={136} width={172} height={124} />
        <Mono x={28} y={160} size={10.5} weight={700}>
          {labels.sender}
        </Mono>
        <Mono x={172} y={160} size={10.5} tone="faint" anchor="end">
          {labels.now}
        </Mono>
        <Sans x={28} y={184} size={12.5}>
          {labels.yourCode}
        </Sans>
        <Sans x={28} y={220} size={31} weight={650} spacing={1.5}>
          482 916
        </Sans>
        <Sans x={28} y={244} size={11.5} tone="faint">
          {labels.validity}
        </Sans>
        <Outcome y={292} word={labels.delivered} />
      </Handset>
    </Picture>
  );
}

export function SlideGlobalNarrow({ labels, ...art }: SlideProps) {
  return (
    <Picture {...art} frame={narrow.size} spill fine>
      <Lanes lanes={narrowLanes} radius={narrowN.radii} cap={3.5} />
      <LiveLine draw={narrowN.way} />
      <Ring x={narrowN.stemX} y={220} r={8} weight={3} />
      <Ring x={narrowN.onDiagonal(166)[0]} y={166} r={8} weight={3} />
      <MessageCard outcome={labels.delivered}>
        <Sans x={14} y={24} size={11.5} tone="faint">
          {labels.yourCode}
        </Sans>
        <Sans x={13} y={58} size={27} weight={650} spacing={1}>
          482 916
        </Sans>
      </MessageCard>
    </Picture>
  );
}

const wideN = drawN(
  wide,
  { left: 176, right: 486, top: wide.topY, bottom: wide.entryY, radius: 42 },
  [42, 42, 42, 40, 34],
);
const wideLanes: Lane[] = [
  [-34, wideN.toSecondStem(452)],
  [-25.5, wideN.toDiagonal(470)],
  [-17, wideN.toSecondStem(360)],
  [-8.5, wideN.toDiagonal(540)],
  [8.5, wideN.toSecondStem(290)],
  [17, wideN.toStem(286)],
  [25.5, wideN.toDiagonal(310)],
  [34, wideN.toStem(400)],
];

const narrowN = drawN(
  narrow,
  { left: 64, right: 190, top: 40, bottom: narrow.entryY, radius: 20 },
  [20, 20, 20, 18, 18],
);
const narrowLanes: Lane[] = [
  [-15, narrowN.toSecondStem(200)],
  [-10, narrowN.toDiagonal(196)],
  [-5, narrowN.toSecondStem(160)],
  [5, narrowN.toSecondStem(126)],
  [10, narrowN.toStem(120)],
  [15, narrowN.toDiagonal(128)],
];

/** The line through an N, and the idle lanes that end on one of its strokes. */
function drawN({ entryY, topY, arrival }: HeroFrame, n: NBox, radii: readonly number[]) {
  const { top, bottom, at } = nVertices(n);
  const foot: Point = [n.left, entryY];
  const start: Point[] = [[farLeft, entryY], foot];
  return {
    radii,
    stemX: n.left,
    onDiagonal: at,
    way: (startX: number) =>
      route([[startX, entryY], foot, top, bottom, [n.right, topY], ...arrival], radii),
    toStem: (y: number): Point[] => [...start, [n.left, y]],
    toDiagonal: (y: number): Point[] => [...start, top, at(y)],
    toSecondStem: (y: number): Point[] => [...start, top, bottom, [n.right, y]],
  };
}
