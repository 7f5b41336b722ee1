import { DataTable } from '#app/ui/data-table.tsx';
import { RequiredStop } from '#app/ui/required-stop.tsx';
import type { DocumentWords } from '#content/interface/docs.ts';
import type { Field } from '#documents/api/fields.ts';
import { type FieldsOf, presenceOf } from '#documents/pages/presence.ts';
import styles from './field-table.module.css';
import { Limits } from './limits.tsx';

/** Parameters, each with an address of its own. */
export function FieldTable({
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
  const { heads } = words;
  const rows = fields.map((field) => ({
    id: field.anchor,
    anchor: field.anchor,
    cells: {
      name: (
        <a href={`#${field.anchor}`} className={styles.name}>
          {field.name}
        </a>
      ),
      type: field.type,
      presence: (
        <RequiredStop
          required={field.isRequired}
          label={(field.isRequired ? presence?.certain : presence?.uncertain) ?? ''}
        />
      ),
      description: (
        <>
          {field.description}
          <Limits limits={field.limits} words={words.limits} />
        </>
      ),
    },
  }));
  return (
    <DataTable
      className={styles.fields}
      label={label}
      columns={[
        { id: 'name', head: heads.name, kind: 'name' },
        { id: 'type', head: heads.type, kind: 'code' },
        ...(presence ? [{ id: 'presence', head: presence.head } as const] : []),
        { id: 'description', head: heads.description },
      ]}
      rows={rows}
    />
  );
}
