import { Checkbox } from '#app/ui/checkbox.tsx';
import { TextField } from '#app/ui/field.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { deskNameMaxLength } from '#contract/desk.ts';
import { reportMeasuresMax, reportTextMaxLength } from '#contract/desk-edits.ts';
import type { Problem } from './compose-form.tsx';
import own from './incident-report.module.css';
import { nothing, type Report } from './report.ts';
import styles from './status.module.css';
import { TwoTexts } from './two-texts.tsx';

/** A text of the report, which is needed in both languages. */
export function ReportTexts({
  label,
  ...texts
}: Pick<Parameters<typeof TwoTexts>[0], 'id' | 'value' | 'onChange' | 'marked'> & {
  label: string;
}) {
  const { inLanguage } = useWords('deskReport');
  return (
    <TwoTexts
      {...texts}
      labelOf={(locale) => fill(inLanguage[locale], { label })}
      rows={texts.id.startsWith('measure') ? 2 : 4}
      maxLength={reportTextMaxLength}
    />
  );
}

/** What is done so that it does not happen again. */
export function ReportMeasures({
  measures,
  onChange,
  marked,
}: {
  measures: Report['measures'];
  onChange: (measures: Report['measures']) => void;
  marked: readonly Problem[];
}) {
  const words = useWords('deskReport');
  return (
    <fieldset className={own.measures}>
      <legend>{words.measures}</legend>
      {measures.map((measure, index) => {
        const put = (part: Partial<typeof measure>) =>
          onChange(measures.with(index, { ...measure, ...part }));
        return (
          <div key={index}>
            <ReportTexts
              id={`measure-${index}`}
              label={fill(words.measure, { number: index + 1 })}
              value={measure.text}
              onChange={(text) => put({ text })}
              marked={marked}
            />
            <div className={styles.two}>
              <TextField
                id={`owner-${index}`}
                label={words.owner}
                hint={words.ownerHint}
                value={measure.owner}
                maxLength={deskNameMaxLength}
                onChange={({ currentTarget }) => put({ owner: currentTarget.value })}
              />
              <TextField
                id={`due-${index}`}
                type="date"
                label={words.dueOn}
                value={measure.dueOn}
                onChange={({ currentTarget }) => put({ dueOn: currentTarget.value })}
              />
            </div>
            <Checkbox
              className={own.done}
              checked={measure.isDone}
              onChange={({ currentTarget }) => put({ isDone: currentTarget.checked })}
            >
              {words.done}
            </Checkbox>
            <TextButton onClick={() => onChange(measures.toSpliced(index, 1))}>
              {words.remove}
            </TextButton>
          </div>
        );
      })}
      {measures.length < reportMeasuresMax && (
        <TextButton
          onClick={() =>
            onChange([...measures, { text: nothing, isDone: false, owner: '', dueOn: '' }])
          }
        >
          {words.add}
        </TextButton>
      )}
    </fieldset>
  );
}
