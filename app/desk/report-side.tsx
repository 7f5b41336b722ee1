import { Facts, factsOf } from '#app/ui/facts.tsx';
import { LanguageTags } from '#app/ui/language-tags.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { locales } from '#contract/locale.ts';
import { type KnownReport, problemsOf, type Report } from './report.ts';
import styles from './status.module.css';

/** In which languages a report is complete, when it was published, and its draft. */
export function ReportSide({
  known: { incident, draft },
  content,
}: {
  known: KnownReport;
  content: Report;
}) {
  const { facts, missing, ...words } = useWords('deskReport');
  const { draft: say } = useWords('deskStatus');
  const { utc } = useFormats();
  const { report } = incident;
  const problems = problemsOf(content, false, missing);
  const written = locales.filter((locale) => !problems.some(({ id }) => id.endsWith(locale)));
  const at = (moment: string) => `${utc(moment)} UTC`;
  const draftSaid = draft && (
    <>
      {fill(say.there, { name: draft.author, time: utc(draft.updatedAt) })}{' '}
      <SiteLink to={`?draft=${draft.id}`}>{say.continue}</SiteLink>
    </>
  );
  return (
    <aside aria-label={words.heading}>
      <Facts
        facts={factsOf(facts, {
          languages: <LanguageTags written={written} />,
          published: report && at(report.publishedAt),
          corrected: report?.correctedAt && at(report.correctedAt),
          draft: draftSaid,
        })}
      />
      <p className={styles.quiet}>{words.rule}</p>
    </aside>
  );
}
