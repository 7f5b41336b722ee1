import { classNames } from '#app/ui/class-names.ts';
import frame from '#app/ui/frame.module.css';
import { Filled } from '#app/words/filled.tsx';
import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import { measureSms } from '#contract/sms-segments.ts';
import type { TryField } from '#documents/try/form-fields.ts';
import type { TryCall } from '#documents/try/try-call.ts';
import { keyOf } from '../run/form-values.ts';
import styles from './field.module.css';
import { FieldControl } from './field-control.tsx';
import { FieldFrame } from './field-frame.tsx';
import { ListField } from './list-field.tsx';

/** `form` keeps ids unique: Get started has a form of the same call beside the panel. */
export const fieldId = (field: TryField, form: 'try' | 'start' = 'try'): string =>
  `${form}-${keyOf(field)}`;

/** The control for the kind of a field. */
export function FormField({
  call,
  field,
  form,
  value,
  file,
  problem,
  words,
  onChange,
  onFile,
}: {
  call: TryCall;
  field: TryField;
  form?: 'start';
  value: string;
  file: File | undefined;
  problem: string | undefined;
  words: TryWords;
  onChange: (value: string) => void;
  onFile: (file: File | undefined) => void;
}) {
  const id = fieldId(field, form);
  const isWide = takesWholeLine(field);
  const { outcomes } = call;

  if (field.hasOutcomes && outcomes) {
    const hint = field.kind === 'mail' ? undefined : words.byOutcome;
    return (
      <ListField
        {...{ id, field, value, problem, hint, isWide, words, onChange }}
        options={outcomes.map(({ recipient, becomes, ends }) => ({
          value: recipient,
          name: recipient,
          text: becomes,
          end: ends,
        }))}
        foot={
          <Filled
            text={field.kind === 'mail' ? words.otherMails : words.otherRecipients}
            values={{ recipient: <b>{outcomes[0]?.recipient}</b> }}
          />
        }
      />
    );
  }
  if (field.kind === 'callback')
    return (
      <ListField
        {...{ id, field, value, problem, isWide, words, onChange }}
        placeholder={words.thisPage}
        options={[{ value: '', name: words.thisPage, text: words.thisPageAbout }]}
        foot={words.otherAddress}
      />
    );
  const hint =
    file?.name === field.example && file
      ? fill(words.readyFile, { name: file.name })
      : hintOf(field, value, words);
  return (
    <FieldFrame {...{ id, field, problem, hint, isWide, words }}>
      <div
        className={classNames(frame.frame, styles.box)}
        data-state={problem ? 'error' : undefined}
      >
        <FieldControl {...{ id, field, value, file, problem, hint, words, onChange, onFile }} />
      </div>
    </FieldFrame>
  );
}

/** Two short fields share a line. */
const takesWholeLine = ({ kind, name, hasOutcomes }: TryField): boolean =>
  hasOutcomes === true ||
  ['long-text', 'json', 'file', 'phones', 'mail'].includes(kind) ||
  name.length > longestName;

const longestName = 12;

function hintOf({ kind, isSms, length }: TryField, text: string, words: TryWords) {
  if (kind !== 'long-text' || length?.to === undefined) return undefined;
  const counted = { count: [...text].length, to: length.to };
  if (!isSms) return fill(words.characters, counted);
  const { encoding, segments } = measureSms(text);
  const { one, other } = words.smsCharacters;
  return fill(segments === 1 ? one : other, { ...counted, encoding, segments });
}
