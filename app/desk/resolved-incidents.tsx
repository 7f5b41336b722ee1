import { SaidTitle } from '#app/status/said-text.tsx';
import { StateText } from '#app/status/state-text.tsx';
import { useGround } from '#app/status/status-ground.tsx';
import { useDurationText } from '#app/status/use-duration-text.ts';
import { languagesOfAll } from '#app/status/written-languages.ts';
import { LanguageTags } from '#app/ui/language-tags.tsx';
import { RowTable } from '#app/ui/row-table.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import { deskPages } from '#contract/desk.ts';
import { reportDueMs } from '#contract/desk-edits.ts';
import type { Incident } from '#contract/status.ts';
import styles from './desk.module.css';
import own from './incidents.module.css';

/** The incidents that are over, with their worst impact and their report. */
export function ResolvedIncidents({ incidents }: { incidents: readonly Incident[] }) {
  const { columns, resolved, show } = useWords('deskIncidents');
  const { utc } = useFormats();
  const { shared, counted, namesOf } = useGround();
  const lengthOf = useDurationText();
  return (
    <RowTable
      className={styles.table}
      label={resolved}
      heads={columns}
      rows={incidents}
      cells={(incident) => ({
        incident: (
          <>
            <b>
              <SaidTitle titled={incident} />
            </b>
            <span>{joinBy(counted.names, namesOf(incident.serviceIds))}</span>
          </>
        ),
        worst: (
          <div>
            <StateText state={incident.impact}>{shared.states[incident.impact]}</StateText>
          </div>
        ),
        ended: incident.endTime && utc(incident.endTime),
        took: incident.endTime && lengthOf(incident.startTime, incident.endTime),
        languages: <LanguageTags written={languagesOfAll(incident)} />,
        report: <ReportState incident={incident} />,
        actions: (
          <SiteLink className={own.link} to={`${deskPages.incidents.path}/${incident.id}`}>
            {show}
          </SiteLink>
        ),
      })}
    />
  );
}

function ReportState({ incident: { report, reportExpected, endTime } }: { incident: Incident }) {
  const words = useWords('deskIncidents').report;
  const { dayOfYear } = useFormats();
  const dayOf = (at: string) => dayOfYear(at, 'short');
  if (report)
    return (
      <span className={styles.quiet}>
        {fill(words.published, { day: dayOf(report.publishedAt) })}
      </span>
    );
  if (!reportExpected || !endTime) return <span className={styles.quiet}>{words.notNeeded}</span>;
  return fill(words.due, {
    day: dayOf(new Date(Date.parse(endTime) + reportDueMs).toISOString()),
  });
}
