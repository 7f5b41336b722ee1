import type { ReactElement } from 'react';
import type { BenefitPicture } from '#content/pages/product/structure.ts';
import styles from '../art.module.css';
import { route } from '../geometry.ts';
import { Glyph } from '../glyph.tsx';
import { Headset } from '../icons/scenes.tsx';
import { DoubleTick, Packet, Ring } from '../line-signs.tsx';
import { Picture } from '../picture.tsx';
import { bubblePath } from '../shapes.ts';
import { Receipt } from './receipt.tsx';

/** A drawing for each benefit, 120x96 units: one thing happens to the line. */
export function BenefitGlyph({ picture }: { picture: BenefitPicture }) {
  const Drawing = drawings[picture];
  return (
    <Picture frame={[120, 96]} ground="paper">
      <Drawing />
    </Picture>
  );
}

const Hot = ({ d }: { d: string }) => <path className={styles.hotStroke} strokeWidth="6" d={d} />;
const Ink = ({ d, weight = 4 }: { d: string; weight?: number }) => (
  <path className={styles.inkStroke} strokeWidth={weight} d={d} />
);

const drawings: Record<BenefitPicture, () => ReactElement> = {
  branches: () => (
    <>
      <Hot d={branchWays.join('')} />
      {[14, 37, 59, 82].map((y) => (
        <circle key={y} className={styles.ink} cx="106" cy={y} r="7.5" />
      ))}
      <Ring x={34} y={48} r={11} weight={5} />
    </>
  ),
  clock: () => (
    <>
      <Hot d="M0 48H26a34 34 0 1 1 68 0a34 34 0 1 1-68 0M94 48H120" />
      <Ink d="M60 26V48L75 58" weight={5} />
    </>
  ),
  contacts: () => (
    <>
      <Ink d={funnelWays.join('')} weight={3} />
      <Hot d="M0 48H120" />
      <circle className={styles.ink} cx="104" cy="48" r="11" />
      <Ring x={66} y={48} r={10} weight={5} />
    </>
  ),
  expiry: () => (
    <>
      <path
        className={styles.ruleStroke}
        strokeWidth="6"
        d="M26 48a34 34 0 0 0 34 34a34 34 0 0 0 34-34"
      />
      <Hot d="M0 48H26a34 34 0 0 1 68 0" />
      <Ink d="M60 28V48L74 58" weight={5} />
      <path className={styles.ruleStroke} strokeWidth="3" d="M97 48H108" />
      <Ink d="M109 38V58" weight={5} />
    </>
  ),
  gates: () => (
    <>
      <Ink d="M32 12V37M32 59V84M60 12V37M60 59V84M88 12V37M88 59V84" weight={6} />
      <Hot d="M0 48H120" />
      <circle className={styles.ink} cx="110" cy="48" r="8" />
    </>
  ),
  globe: () => (
    <>
      <g className={styles.inkStroke}>
        <circle cx="60" cy="48" r="40" strokeWidth="4" />
        <ellipse cx="60" cy="48" rx="16" ry="40" strokeWidth="3" />
      </g>
      <Hot d="M0 48H120" />
      <Ring x={60} y={48} r={10} weight={5} />
    </>
  ),
  headset: () => (
    <>
      <Hot d="M0 48H120" />
      <circle className={styles.ink} cx="60" cy="48" r="36" />
      <Glyph icon={Headset} x={60} y={48} size={38} weight={2.2} paper />
    </>
  ),
  mask: () => (
    <>
      <Hot d="M0 48H120" />
      <Packet x={24} y={48} width={74} height={44} />
      <path className={styles.paperStroke} strokeWidth="7" strokeDasharray="7 5" d="M40 48H80" />
    </>
  ),
  media: () => (
    <>
      <path className={styles.white} d="M24 10H98V86H24Z" />
      <Ink d="M24 10H98V86H24Z" />
      <Hot d={route(hills, 6)} />
      <circle className={styles.ink} cx="80" cy="30" r="8" />
    </>
  ),
  medal: () => (
    <>
      <Ink d="M40 12L55 46M80 12L65 46" weight={8} />
      <Hot d="M0 12H120" />
      <circle className={styles.ink} cx="60" cy="62" r="28" />
      <DoubleTick x={43} y={52} width={34} weight={3.4} className={styles.paperStroke} />
    </>
  ),
  person: () => (
    <>
      <Hot d="M0 48H120" />
      <circle className={styles.ink} cx="60" cy="48" r="36" />
      <g className={styles.paper}>
        <circle cx="60" cy="38" r="11" />
        <path d="M38 74A22 20 0 0 1 82 74A34 34 0 0 1 38 74Z" />
      </g>
      <circle className={styles.hot} cx="92" cy="20" r="15" />
      <DoubleTick x={82} y={14} width={20} weight={4} className={styles.inkStroke} />
    </>
  ),
  receipt: () => (
    <>
      <Receipt />
      <Ink d="M44 24H90M44 38H76" />
      <Hot d="M0 56H66" />
      <DoubleTick x={62} y={48} width={30} weight={4} className={styles.hotStroke} />
    </>
  ),
  recording: () => (
    <>
      <Hot d="M0 48H30" />
      <Receipt />
      <Ink d="M44 42v12M54 32v32M64 38v20M74 28v40M84 40v16" />
      <circle className={styles.hot} cx="92" cy="18" r="5" />
    </>
  ),
  records: () => (
    <>
      <Ink d="M34 20H108M34 76H108" />
      <Hot d="M0 48H120" />
      <Ring x={34} y={20} r={9} weight={4.5} />
      <Ring x={34} y={76} r={9} weight={4.5} />
      <circle className={styles.ink} cx="34" cy="48" r="11" />
    </>
  ),
  reply: () => (
    <>
      <Hot
        d={route(
          [
            [0, 30],
            [107, 30],
            [107, 68],
            [0, 68],
          ],
          19,
        )}
      />
      <path className={styles.ink} d={bubblePath(20, 10, 60, 36, 14)} />
      <path className={styles.white} d={replyBubble} />
      <Ink d={replyBubble} />
      <path className={styles.paperStroke} strokeWidth="4" d="M32 23H64M32 34H52" />
      <Ink d="M50 68H76" />
    </>
  ),
  shield: () => (
    <>
      <Ink d="M0 22H12M0 74H12" weight={3} />
      <Ink d="M10 16l11 12m0-12L10 28M10 68l11 12m0-12L10 80" />
      <path className={styles.ink} d={shieldShape} />
      <Hot d="M0 48H120" />
      <Ring x={64} y={48} r={11} weight={5} />
    </>
  ),
  trunk: () => (
    <>
      <Ink d="M34 26H86M34 70H86" weight={3} />
      <Hot d="M0 48H120" />
      <path className={styles.ink} d="M10 8H36V88H10ZM84 8H110V88H84Z" />
      <path className={styles.hotStroke} strokeWidth="6" d="M34 48H86" />
      {[26, 48, 70].map((y) => (
        <g key={y}>
          <Ring x={36} y={y} r={6} weight={3.5} />
          <Ring x={84} y={y} r={6} weight={3.5} />
        </g>
      ))}
    </>
  ),
  wave: () => (
    <>
      <Hot d={route(serpentine, 8)} />
      <circle className={styles.ink} cx="106" cy="48" r="11" />
    </>
  ),
};

const branchWays = [
  route(
    [
      [0, 48],
      [50, 48],
      [84, 14],
      [106, 14],
    ],
    10,
  ),
  route(
    [
      [0, 48],
      [62, 48],
      [73, 37],
      [106, 37],
    ],
    8,
  ),
  route(
    [
      [0, 48],
      [62, 48],
      [73, 59],
      [106, 59],
    ],
    8,
  ),
  route(
    [
      [0, 48],
      [50, 48],
      [84, 82],
      [106, 82],
    ],
    10,
  ),
];

const funnelWays = [12, 30, 66, 84].map((y) => {
  const drop = Math.abs(48 - y);
  return route(
    [
      [0, y],
      [60 - drop - 4, y],
      [56, 48],
      [66, 48],
    ],
    6,
  );
});

const hills = [
  [0, 66],
  [36, 66],
  [54, 44],
  [66, 58],
  [76, 50],
  [90, 66],
  [120, 66],
] as const;

const serpentine = [
  [0, 48],
  [20, 48],
  [20, 26],
  [36, 26],
  [36, 78],
  [52, 78],
  [52, 10],
  [68, 10],
  [68, 68],
  [84, 68],
  [84, 48],
  [120, 48],
] as const;

/** A speech bubble from the other side: its square corner is at the lower right. */
const replyBubble = 'M54 54H86a10 10 0 0 1 10 10V86H54a14 14 0 0 1-14-14V68a14 14 0 0 1 14-14Z';

const shieldShape = 'M64 6Q76 18 98 18V46C98 68 82 82 64 90C46 82 30 68 30 46V18Q52 18 64 6Z';
