import styles from '../art.module.css';
import { type Brand, BrandGlyph } from '../brand-glyphs.tsx';
import { type Point, route } from '../geometry.ts';
import { Sans, sansWidth } from '../lettering.tsx';
import { join, Picture } from '../picture.tsx';
import { bubblePath } from '../shapes.ts';
import { Arrived, Hub } from './figures.tsx';
import type { HeroProps } from './hero.ts';
import { exitRun, type HeroFrame, narrow, wide } from './hero-frame.ts';
import { HeroLine, IdleLanes } from './hero-line.tsx';

/** To and fro between company and customer, one bubble each way, an app at each turn. */
export function ConversationHero({ words, ...shown }: HeroProps<'product-conversation'>) {
  return (
    <>
      <Picture frame={wide.size} spill label={words.alternative} className={shown.wide}>
        <Chat chat={wideChat} frame={wide} said={words.said} />
      </Picture>
      <Picture frame={narrow.size} spill fine label={words.alternative} className={shown.narrow}>
        <Chat chat={narrowChat} frame={narrow} said={words.said} />
      </Picture>
    </>
  );
}

function Chat({ chat, frame, said }: ChatProps) {
  const { passes, left, right, disc, exitX } = chat;
  const [first = 0, second = 0, third = 0, fourth = 0] = passes;
  const turns: { brand: Brand; at: Point }[] = [
    { brand: 'whatsapp', at: [right, (first + second) / 2] },
    { brand: 'viber', at: [left, (second + third) / 2] },
    { brand: 'zalo', at: [right, (third + fourth) / 2] },
  ];
  return (
    <>
      <IdleLanes
        ways={[-chat.lane, chat.lane].map((offset) => route(passing(chat), chat.radius, offset))}
      />
      <HeroLine way={way(chat)} exit={exitRun(frame, exitX, fourth + chat.radius)} />
      {said.map((text, index) => (
        <ChatBubble key={text} chat={chat} index={index} text={text} />
      ))}
      {turns.map(({ brand, at: [x, y] }) => (
        <g key={brand}>
          <circle className={styles.paper} cx={x} cy={y} r={disc} />
          <BrandGlyph
            brand={brand}
            x={x}
            y={y}
            size={disc * (brand === 'zalo' ? 1.35 : 1.1)}
            className={styles.ink}
          />
        </g>
      ))}
      <Hub x={chat.hubX} y={first} r={chat.hub} />
      <Arrived x={chat.arrivedX} y={fourth} r={chat.arrived} />
    </>
  );
}

type ChatProps = { chat: ChatShape; frame: HeroFrame; said: readonly string[] };

/** The company speaks on paper from the left, the customer on ink from the right. */
function ChatBubble({ chat, index, text }: { chat: ChatShape; index: number; text: string }) {
  const { height, corner, textSize } = chat;
  const y = (chat.passes[index] ?? 0) - height / 2;
  const isCompany = index % 2 === 0;
  const width = Math.round(sansWidth(text, textSize) + chat.indent * 2);
  const x = isCompany ? chat.companyX : chat.customerX - width;
  return (
    <>
      {isCompany ? (
        <path className={styles.paper} d={bubblePath(x, y, width, height, corner)} />
      ) : (
        <g transform={`translate(${x * 2 + width} 0) scale(-1 1)`}>
          <path
            className={join(styles.ink2, styles.lane2Stroke)}
            d={bubblePath(x, y, width, height, corner)}
            strokeWidth={chat.textSize > 16 ? 2.2 : 1.6}
          />
        </g>
      )}
      <Sans
        x={x + width / 2}
        y={y + height / 2 + textSize * 0.36}
        size={textSize}
        weight={540}
        anchor="middle"
        tone={isCompany ? 'ink' : 'paper'}
      >
        {text}
      </Sans>
    </>
  );
}

function way(chat: ChatShape): string {
  const { passes, radius, turn, exitX } = chat;
  const fourth = passes.at(-1) ?? 0;
  return route(
    [...passing(chat).slice(0, -1), [exitX, fourth], [exitX, fourth + radius]],
    [radius, radius, radius, radius, radius, radius, turn],
  );
}

/** The path of the idle lanes, which end unseen behind the last bubble. */
function passing({ passes, left, right, hubX, customerX, indent }: ChatShape): Point[] {
  const [first = 0, second = 0, third = 0, fourth = 0] = passes;
  return [
    [hubX, first],
    [right, first],
    [right, second],
    [left, second],
    [left, third],
    [right, third],
    [right, fourth],
    [customerX - indent, fourth],
  ];
}

type ChatShape = {
  passes: readonly number[];
  left: number;
  right: number;
  radius: number;
  turn: number;
  hubX: number;
  hub: number;
  exitX: number;
  arrivedX: number;
  arrived: number;
  disc: number;
  lane: number;
  height: number;
  corner: number;
  indent: number;
  textSize: number;
  /** The edges at which the company's bubbles begin and the customer's end. */
  companyX: number;
  customerX: number;
};

const wideChat: ChatShape = {
  passes: [96, 216, 336, 456],
  left: 150,
  right: 722,
  radius: 60,
  turn: 44,
  hubX: 120,
  hub: 30,
  exitX: 96,
  arrivedX: 184,
  arrived: 22,
  disc: 36,
  lane: 10,
  height: 76,
  corner: 22,
  indent: 28,
  textSize: 22,
  companyX: 220,
  customerX: 640,
};

const narrowChat: ChatShape = {
  passes: [40, 108, 176, 244],
  left: 108,
  right: 344,
  radius: 34,
  turn: 22,
  hubX: 92,
  hub: 20,
  exitX: 92,
  arrivedX: 128,
  arrived: 13,
  disc: 21,
  lane: 6,
  height: 44,
  corner: 14,
  indent: 16,
  textSize: 13.5,
  companyX: 136,
  customerX: 312,
};
