import { AddressBar } from '#app/ui/address-bar.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { CodeBlock } from '#app/ui/code-block.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { MethodBadge } from '#app/ui/method-badge.tsx';
import { RequiredStop } from '#app/ui/required-stop.tsx';
import type { GalleryData, GalleryLists } from '#content/pages/gallery/gallery.ts';
import styles from './specimen.module.css';
import { type Gallery, Group, Specimen } from './specimen.tsx';

export function CallsGroup({ gallery }: { gallery: Gallery }) {
  return (
    <Group id="calls" gallery={gallery}>
      <Specimen gallery={gallery}>
        {(data, place) => <Call data={data} fields={gallery.lists.callFields} place={place} />}
      </Specimen>
    </Group>
  );
}

/** Parts by which documents describe a call. */
export function Call({
  data,
  fields,
  place,
}: {
  data: GalleryData;
  fields: CallFields;
  place: string;
}) {
  const words = data.words.calls;
  const [docs, product, page] = words.breadcrumb.steps;
  return (
    <>
      <Breadcrumb
        label={`${words.breadcrumb.label} (${place})`}
        steps={[{ name: docs, path: data.docsPath }, { name: product }, { name: page }]}
      />
      <AddressBar method="POST" host={data.apiHost} path="/sms/mt" words={words.copy} />
      <AddressBar method="GET" host={data.apiHost} path="/sms/records" words={words.copy} />
      <AddressBar method="DELETE" host={data.apiHost} path="/wa/media" words={words.copy} />
      <div className={styles.row}>
        {(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) => (
          <MethodBadge key={method} method={method} />
        ))}
        <CopyButton text={words.copyAddress} words={words.copy} />
        <CopyButton text={words.copyAddress} words={words.copy} look="sign" />
      </div>
      <ParameterTable words={words.table} fields={fields} place={place} />
      <CodeBlock
        label={`${words.request} (${place})`}
        samples={data.requestSamples}
        words={words.copy}
      />
      <CodeBlock
        label={`${words.response} (${place})`}
        samples={[{ ...data.responseSample, name: words.response }]}
        words={words.copy}
      />
    </>
  );
}

type CallFields = GalleryLists['callFields'];
type TableProps = {
  words: GalleryData['words']['calls']['table'];
  fields: CallFields;
  place: string;
};

const ParameterTable = ({ words, fields, place }: TableProps) => (
  <DataTable
    label={`${words.label} (${place})`}
    columns={[
      { id: 'name', head: words.heads.name, kind: 'name' },
      { id: 'type', head: words.heads.type, kind: 'code' },
      { id: 'needed', head: words.heads.needed },
      { id: 'description', head: words.heads.description },
    ]}
    rows={fields.map(({ id, type, required }) => ({
      id,
      cells: {
        name: id,
        type,
        needed: (
          <RequiredStop required={required} label={required ? words.required : words.optional} />
        ),
        description: words.fields[id],
      },
    }))}
  />
);
