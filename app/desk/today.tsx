import { request } from '#app/request/client.ts';
import { writeDuration } from '#app/status/duration.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyLine } from '#app/ui/empty-line.tsx';
import { Facts, factsOf } from '#app/ui/facts.tsx';
import { StopList, StopRow } from '#app/ui/stop-list.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useLocalized } from '#app/words/use-localized.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import { deskBase } from '#contract/desk-base.ts';
import { type DeskStanding, readDeskStanding, type TodayItem } from '#contract/desk-today.ts';
import { minuteMs } from '#contract/time-units.ts';
import styles from './desk.module.css';
import { GatewayStanding } from './gateway-standing.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { PageHead } from './page-head.tsx';
import parts from './today.module.css';
import { useToday } from './today-items.tsx';
import { useAsked, useDesk } from './use-desk.ts';

/** What waits for the viewer, in the order in which it is done. */
export default function Today() {
  const { pages } = useWords('desk');
  const words = useWords('deskToday');
  const { refresh: refreshViewer } = useDesk();
  const { loaded, known, refresh } = useToday();
  const { known: standing } = useAsked(() => request(readDeskStanding));
  const count = known?.length ?? 0;
  return (
    <>
      <PageHead
        title={pages.today}
        sentence={
          count > 0 ? fill(count === 1 ? words.waits.one : words.waits.other, { count }) : undefined
        }
      />
      <LoadedPart
        loaded={loaded}
        refresh={() => {
          // A login that has ended shows itself.
          if (loaded.step === 'failed' && loaded.isRefused) refreshViewer();
          refresh();
        }}
      >
        {(items) => (
          <div className={parts.columns}>
            {items.length === 0 ? (
              <Nothing standing={standing} />
            ) : (
              <StopList>
                {items.map((item) => (
                  <Item key={`${item.kind} ${item.to} ${item.values.language}`} item={item} />
                ))}
              </StopList>
            )}
            {standing && <Standing standing={standing} />}
          </div>
        )}
      </LoadedPart>
    </>
  );
}

function Nothing({ standing }: { standing: DeskStanding | undefined }) {
  const { nothing, durations } = useWords('deskToday');
  const now = useNow(minuteMs);
  const backupAt = standing?.backupAt;
  return (
    <EmptyLine
      heading={nothing.heading}
      sentence={
        backupAt
          ? fill(nothing.backup, { time: writeDuration(now - Date.parse(backupAt), durations) })
          : nothing.sentence
      }
    />
  );
}

const rings = { late: 'bad', soon: 'warned', rest: 'open' } as const;

function Item({ item: { kind, tone, to, count, at, isDue, title, values } }: { item: TodayItem }) {
  const words = useWords('deskToday');
  const name = useLocalized(title ?? { en: '', zh: '' });
  const { utc } = useFormats();
  const now = useNow(minuteMs);
  const kindWords = words.kinds[kind];
  const language = words.languages[values.language as keyof typeof words.languages];
  const filled = {
    ...values,
    count,
    language,
    at: at ? utc(at) : '',
    title: name,
  };
  const leftMs = at ? Date.parse(at) - now : 0;
  const lasts = isDue ? (leftMs > 0 ? words.times.due : words.times.late) : words.times.since;
  const time = fill(lasts, { time: writeDuration(Math.abs(leftMs), words.durations) });
  const isFirst = tone === 'late' || kind.startsWith('incident-');
  return (
    <StopRow
      look={rings[tone]}
      after={
        <>
          {at &&
            (tone === 'rest' ? (
              <span className={parts.time}>{time}</span>
            ) : (
              <Tag isLate={tone === 'late'}>{time}</Tag>
            ))}
          <ButtonLink to={`${deskBase}/${to}`} size="small" variant={isFirst ? 'ink' : 'outline'}>
            {kindWords.act}
          </ButtonLink>
        </>
      }
    >
      <small>{kindWords.label}</small>
      <b>{fill(kindWords.title, filled)}</b>
      <p>{fill(kindWords.sentence, filled)}</p>
    </StopRow>
  );
}

function Standing({
  standing: { services, outbox, sandbox, next, gateway },
}: {
  standing: DeskStanding;
}) {
  const { both } = useWords('desk');
  const words = useWords('deskToday');
  const { count } = useFormats();
  return (
    <aside className={parts.standing} aria-label={words.standing}>
      <h2>{words.standing}</h2>
      <Facts
        facts={factsOf(words.stands, {
          services: fill(words.services, services),
          outbox:
            outbox &&
            fill(words.outbox, { sent: count(outbox.sent), queued: count(outbox.queued) }),
          sandbox:
            sandbox &&
            joinBy(both, [
              fill(words.calls, { count: count(sandbox.calls) }),
              fill(words.blocked, { count: count(sandbox.blocked) }),
            ]),
          next: next && <Next {...next} />,
        })}
      />
      {gateway && <GatewayStanding gateway={gateway} />}
      <p className={styles.hint}>{words.leaves}</p>
    </aside>
  );
}

function Next({ title, at }: NonNullable<DeskStanding['next']>) {
  const { utc } = useFormats();
  return (
    <>
      {useLocalized(title)}
      <small>{utc(at)} UTC</small>
    </>
  );
}
