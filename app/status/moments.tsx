/** A moment in the visitor's own time zone, to the minute or the day; the exact one for programs. */
export function Moment({ at, to = 'minute' }: { at: string; to?: 'minute' | 'day' }) {
  return (
    <time dateTime={at} title={at}>
      {to === 'day' ? writeDay(new Date(at)) : writeMinute(new Date(at))}
    </time>
  );
}

const writeDay = (date: Date): string =>
  [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');

const writeMinute = (date: Date): string => `${writeDay(date)} ${writeTime(date)}`;

export const writeTime = (date: Date): string =>
  `${two(date.getHours())}:${two(date.getMinutes())}`;

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const two = (value: number): string => String(value).padStart(2, '0');
