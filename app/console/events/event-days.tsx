import { Ring } from '#app/ui/ring.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { joinBy } from '#content/fill.ts';
import type { AccountEvent } from '#contract/account-events.ts';
import { Address } from '../address.tsx';
import { daysAgo } from '../days-ago.ts';
import { deviceName } from '../device-name.ts';
import { useViewer } from '../shell/viewer.ts';
import { byDay } from './by-day.ts';
import { describeEvent } from './describe-event.ts';
import styles from './event-days.module.css';

/** Events grouped by day, each a ring on the day's line. */
export function EventDays({ events }: { events: readonly AccountEvent[] }) {
  const words = useWords('consoleEvents');
  const formats = useFormats();
  const nameOf = (at: string): string => {
    const days = daysAgo(at);
    if (days === 0) return words.today;
    return days === 1 ? words.yesterday : formats.dayOfYear(at, 'long');
  };
  return byDay(events).map(({ at, events: ofDay }) => {
    const id = `day-${ofDay[0]?.id}`;
    return (
      <section key={id} className={styles.day} aria-labelledby={id}>
        <h2 id={id}>{nameOf(at)}</h2>
        <ul>
          {ofDay.map((event) => (
            <EventRow key={event.id} {...event} />
          ))}
        </ul>
      </section>
    );
  });
}

function EventRow(event: AccountEvent) {
  const { at, kind, by, address, userAgent, newDevice } = event;
  const words = useWords('consoleEvents');
  const formats = useFormats();
  const { what, whom, results } = describeEvent(words, event, useViewer().role === 'main');
  const device = deviceName(userAgent, words.joined) ?? (userAgent ? words.unknownDevice : '');
  const facts = [by || whom, ...results, device].filter(Boolean);
  return (
    <li data-kind={kind}>
      <time dateTime={at}>{formats.time(at)}</time>
      <Ring look={kind === 'login' ? 'full' : 'open'} className={styles.ring} />
      <div>
        <strong>{what}</strong>
        <p>
          {joinBy(words.joined, facts)}
          {address && <Address address={address} />}
        </p>
      </div>
      {newDevice && <Tag className={styles.flag}>{words.newDevice}</Tag>}
    </li>
  );
}
