import styles from '../art.module.css';
import { route } from '../geometry.ts';
import { Glyph } from '../glyph.tsx';
import grounds from '../grounds.module.css';
import { Phone } from '../icons/contact.tsx';
import lines from '../lines.module.css';
import { endX, lineY, startX, TabTile, type TabTileProps } from './tab-tile.tsx';

/** The line writes the digits before it starts to swing. */
export function VoiceOtpTile({ words, className }: TabTileProps<'voiceOtp'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <path className={styles.idleStroke} d={written} strokeWidth="19" />
      <path className={styles.groundStroke} d={written} strokeWidth="15.4" />
      <path className={lines.through} d={written} />
      <circle className={styles.figure} cx="350" cy={lineY} r="18" />
      <g className={grounds.onPaper}>
        <Glyph icon={Phone} x={350} y={lineY} size={18} weight={2.4} />
      </g>
    </TabTile>
  );
}

const [top, bottom, width, radius] = [64, 176, 48, 17];
const [four, eight, two] = [66, 140, 214];
const firstSwingX = two + width + 18;

/** Seven-segment digits that share the baseline. */
const written = [
  `M${startX} ${lineY}H${four + width}`,
  route(
    [
      [four, top],
      [four, lineY],
      [four + width, lineY],
    ],
    radius,
  ),
  route(
    [
      [four + width, top],
      [four + width, bottom],
      [eight + radius, bottom],
    ],
    radius,
  ),
  rounded(eight, top, lineY),
  rounded(eight, lineY, bottom),
  `M${eight + width - radius} ${bottom}H${two + radius}`,
  route(
    [
      [two, top],
      [two + width, top],
      [two + width, lineY],
      [two, lineY],
      [two, bottom],
      [firstSwingX, bottom],
      [firstSwingX, top + 14],
      [firstSwingX + 22, top + 14],
      [firstSwingX + 22, bottom - 26],
      [firstSwingX + 44, bottom - 26],
      [firstSwingX + 44, lineY],
      [endX, lineY],
    ],
    [radius, radius, radius, radius, 11, 11, 11, 11, 11, 11],
  ),
].join('');

function rounded(x: number, from: number, to: number): string {
  const [across, down] = [width - 2 * radius, to - from - 2 * radius];
  const arc = `a${radius} ${radius} 0 0 1`;
  return `M${x + radius} ${from}h${across}${arc} ${radius} ${radius}v${down}${arc}-${radius} ${radius}h-${across}${arc}-${radius}-${radius}v-${down}${arc} ${radius}-${radius}Z`;
}
