import type { ReactNode } from 'react';
import styles from '../art.module.css';
import { type Brand, BrandGlyph } from '../brand-glyphs.tsx';
import { Mono, Sans } from '../lettering.tsx';
import { DoubleTick, Packet } from '../line-signs.tsx';
import { join } from '../picture.tsx';
import { bubblePath } from '../shapes.ts';

/**
 * The phone at the end of the line of a wide slide, 200x392 units; its children are drawn from its
 * upper left corner.
 */
export function Handset({ children }: { children: ReactNode }) {
  return (
    <g transform="translate(552 214)">
      <rect
        className={join(styles.ink2, styles.paperStroke)}
        width="200"
        height="392"
        rx="30"
        strokeWidth="4.5"
      />
      <path
        className={styles.paperStroke}
        d="M78 16H122M70 372H130"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      {children}
    </g>
  );
}

/** Who is speaking, at the top of a chat. */
export function ChatHeader({ brand, account, kind }: ChatHeaderProps) {
  return (
    <>
      <path className={styles.ink} d="M2.25 34H197.75V86H2.25Z" />
      <path className={styles.laneStroke} d="M2.25 86H197.75" strokeWidth="2" />
      <circle className={styles.paper} cx="34" cy="60" r="17" />
      <BrandGlyph
        brand={brand}
        x={34}
        y={60}
        size={brand === 'zalo' ? 26 : 22}
        className={styles.ink}
      />
      <Sans x={60} y={57} size={14} weight={640} tone="paper">
        {account}
      </Sans>
      <Mono x={60} y={74} size={10} tone="ash">
        {kind}
      </Mono>
    </>
  );
}

type ChatHeaderProps = { brand: Brand; account: string; kind: string };

/** The delivery state of the message: a packet with the double tick, its middle at `y`. */
export function Outcome({ y, word, paper }: { y: number; word: string; paper?: boolean }) {
  return (
    <>
      <Packet x={14} y={y} width={172} height={32} className={paper ? styles.paper : styles.hot} />
      <Mono x={28} y={y + 4.5} size={11.5} weight={700}>
        {word}
      </Mono>
      <DoubleTick
        x={146}
        y={y - 7}
        width={24}
        weight={3.4}
        className={paper ? styles.hotStroke : styles.inkStroke}
      />
    </>
  );
}

export const Bubble = (props: { x: number; y: number; width: number; height: number }) => (
  <path className={styles.paper} d={bubblePath(props.x, props.y, props.width, props.height, 16)} />
);
