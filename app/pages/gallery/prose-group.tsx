import '#app/styles/prose.css';
import { ColumnHeads } from '#app/ui/column-heads.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { GalleryData } from '#content/pages/gallery/gallery.ts';
import { type Gallery, Group, Specimen } from './specimen.tsx';

export function ProseGroup({ gallery }: { gallery: Gallery }) {
  return (
    <Group id="prose" gallery={gallery}>
      <Specimen gallery={gallery} grounds={['paper']}>
        {(data) => <Text data={data} />}
      </Specimen>
    </Group>
  );
}

export function Text({ data: { words, privacyPath } }: { data: GalleryData }) {
  const { heading, paragraph, link, listed, subheading, ordered, emphasis, quote, table } =
    words.prose;
  return (
    <div className="prose">
      <h3>{heading}</h3>
      <p>
        {paragraph} <SiteLink to={privacyPath}>{link}</SiteLink>
      </p>
      <ul>
        {listed.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      <h4>{subheading}</h4>
      <ol>
        {ordered.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ol>
      <p>
        <strong>{emphasis.strong}</strong> {emphasis.plain} <code>{emphasis.code}</code>
      </p>
      <blockquote>{quote}</blockquote>
      <table>
        <ColumnHeads heads={table.heads} />
        <tbody>
          {table.rows.map(([item, term]) => (
            <tr key={item}>
              <td>{item}</td>
              <td>{term}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
