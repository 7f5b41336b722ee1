import * as z from 'zod/mini';
import { useGround } from '#app/status/status-ground.tsx';
import { LanguageTags } from '#app/ui/language-tags.tsx';
import { RowTable } from '#app/ui/row-table.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { openingTemplates } from '#content/status/templates.ts';
import { deskPages } from '#contract/desk.ts';
import { type DeskDraft, draftLanguages } from '#contract/desk-drafts.ts';
import { openingDraft } from '#contract/desk-incidents.ts';
import type { Incident } from '#contract/status.ts';
import styles from './desk.module.css';
import { DeskSection } from './desk-section.tsx';
import { useDraftActions } from './use-draft-actions.tsx';

/** What was begun and is not published yet. */
export function IncidentDrafts({
  drafts,
  open,
  onDropped,
}: {
  drafts: readonly DeskDraft[];
  open: readonly Incident[];
  onDropped: () => void;
}) {
  const words = useWords('deskIncidents');
  const { draft: say } = useWords('deskStatus');
  const { utc } = useFormats();
  const { locale, inLanguage } = useGround();
  const { actions, question } = useDraftActions(onDropped);
  const titleOf = ({ kind, incidentId, content }: DeskDraft): string => {
    const incident = open.find(({ id }) => id === incidentId);
    if (kind === 'update')
      return fill(words.updateOf, {
        title: incident ? inLanguage(incident, 'title') : (incidentId ?? ''),
      });
    const { data } = z.safeParse(openingDraft, content);
    return data?.title[locale] || data?.title.en || data?.title.zh || words.untitled;
  };
  const sourceOf = ({ content, notes: [note] }: DeskDraft): string => {
    if (note) return fill(words.fromAlert, { note });
    const template = openingTemplates.find(({ id }) => id === content.template);
    return template ? fill(words.fromTemplate, { name: template.name[locale] }) : '';
  };
  return (
    <DeskSection heading={words.drafts}>
      <RowTable
        className={styles.table}
        label={words.drafts}
        heads={words.columns}
        rows={drafts}
        cells={(draft) => ({
          draft: (
            <>
              <b>{titleOf(draft)}</b>
              <span>
                {fill(say.there, { name: draft.author || say.alert, time: utc(draft.updatedAt) })}
              </span>
            </>
          ),
          languages: <LanguageTags written={draftLanguages(draft)} />,
          template: <span className={styles.quiet}>{sourceOf(draft)}</span>,
          actions: actions(draft.id, `${deskPages.incidents.path}/${draft.incidentId ?? 'new'}`),
        })}
      />
      {question}
    </DeskSection>
  );
}
