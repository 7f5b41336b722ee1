import { InlineCode } from '#app/ui/inline-code.tsx';
import { RequiredStop } from '#app/ui/required-stop.tsx';
import type { DocumentWords } from '#content/interface/document.ts';
import type { Field } from '#documents/api/fields.ts';
import { type FieldsOf, presenceOf } from '#documents/pages/presence.ts';
import tag from '../../tag.module.css';
import styles from './fields.module.css';
import { Limits } from './limits.tsx';
import rows from './rows.module.css';

/** A list of fields, each with an anchor; its layout depends on its width. */
export function Fields({
  label,
  fields,
  words,
  of,
}: {
  label: string;
  fields: readonly Field[];
  words: DocumentWords;
  of: FieldsOf;
}) {
  const presence = presenceOf(of, words);
  return (
    <ul className={rows.rows} aria-label={label}>
      {fields.map((field) => (
        <li key={field.anchor} id={field.anchor}>
          <div className={styles.field}>
            <p className={styles.id}>
              <a href={`#${field.anchor}`} className={rows.name}>
                {field.name}
              </a>
              <span className={styles.type}>{field.type}</span>
              {presence && <RequiredStop required={field.isRequired} label={presence.say(field)} />}
            </p>
            <div className={rows.text}>
              <p>
                <InlineCode text={field.description} />
              </p>
              <Limits limits={field.limits} words={words.limits} />
              <Values values={field.values} final={words.final} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The values of a field and their meanings; final states are marked. */
const Values = ({ values, final }: { values: Field['values']; final: string }) =>
  values.length > 0 && (
    <dl className={styles.values}>
      {values.map(({ value, means, isFinal }) => (
        <div key={value}>
          <dt>{value}</dt>
          <dd>
            <InlineCode text={means} />
            {isFinal && <em className={tag.tag}>{final}</em>}
          </dd>
        </div>
      ))}
    </dl>
  );
