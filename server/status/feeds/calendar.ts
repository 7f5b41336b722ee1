import { brand } from '#content/brand.ts';
import { itemText } from './markup.ts';
import type { Story, StoryItem } from './story.ts';

/** RFC 5545 calendar of planned, current and past maintenance. */
export function writeCalendar(story: Story): string {
  const events = story.items.filter(({ isMaintenance }) => isMaintenance);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand.legalName)}//Service status//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(story.title)}`,
    `X-WR-CALDESC:${escapeText(story.subtitle)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((item) => eventOf(item, story)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

const eventOf = (item: StoryItem, { locale }: Story): string[] => [
  'BEGIN:VEVENT',
  `UID:${item.id}@${new URL(brand.hosts.site).hostname}`,
  `DTSTAMP:${stamp(item.updatedAt)}`,
  `LAST-MODIFIED:${stamp(item.updatedAt)}`,
  `SEQUENCE:${item.paragraphs.length - 1}`,
  `DTSTART:${stamp(item.startsAt)}`,
  ...(item.endsAt && item.endsAt > item.startsAt ? [`DTEND:${stamp(item.endsAt)}`] : []),
  `SUMMARY:${escapeText(item.title)}`,
  `DESCRIPTION:${escapeText(itemText(item, locale))}`,
  `URL:${item.url}`,
  `STATUS:${item.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const lineBytes = 75;

/** Folds lines at 75 bytes without splitting a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const sign of line) {
    if (Buffer.byteLength(current + sign) > lineBytes) {
      lines.push(current);
      current = ` ${sign}`;
    } else current += sign;
  }
  return [...lines, current].join('\r\n');
}
