import { DataTable } from '#app/ui/data-table.tsx';
import { NoWidow } from '#app/ui/no-widow.tsx';
import { PlaceLink } from '#app/ui/place-link.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { LegalSection } from '#content/pages/legal/legal.ts';
import type { ResolvedBlock, ResolvedPiece, ResolvedText } from '#content/pages/legal/resolve.ts';
import styles from './section.module.css';

export function Section({ section: { id, number, heading, clauses } }: { section: LegalSection }) {
  return (
    <section className={styles.section} id={id} tabIndex={-1}>
      <h2 className={styles.heading}>
        <span>{number}.</span> {heading}
      </h2>
      {clauses.map((clause) => (
        <div key={clause.id} className={styles.clause} id={clause.id} tabIndex={-1}>
          <h3 className={styles.title}>
            <PlaceLink id={clause.id} className={styles.number}>
              {clause.number}
            </PlaceLink>{' '}
            {clause.title}
          </h3>
          {clause.blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </div>
      ))}
    </section>
  );
}

function Block({ block }: { block: ResolvedBlock }) {
  if (block.kind === 'paragraph') return <Paragraph text={block.text} />;
  if (block.kind === 'list')
    return (
      <ul>
        {block.entries.map((text, index) => (
          <li key={index}>
            <Pieces text={text} />
          </li>
        ))}
      </ul>
    );
  const { name, kind, lifetime, purpose } = block.heads;
  return (
    <DataTable
      label={block.label}
      className={styles.table}
      isStacked
      columns={[
        { id: 'name', head: name, kind: 'name' },
        { id: 'kind', head: kind },
        { id: 'lifetime', head: lifetime },
        { id: 'purpose', head: purpose },
      ]}
      rows={block.rows.map(({ id, cells }) => ({
        id,
        cells: { ...cells, purpose: <NoWidow>{cells.purpose}</NoWidow> },
      }))}
    />
  );
}

export const Paragraph = ({ text }: { text: ResolvedText }) => (
  <p>
    <Pieces text={text} />
  </p>
);

const Pieces = ({ text }: { text: ResolvedText }) =>
  text.map((piece, index) => (
    <Piece key={index} piece={piece} isLast={index === text.length - 1} />
  ));

function Piece({ piece, isLast }: { piece: ResolvedPiece; isLast: boolean }) {
  if (typeof piece === 'string') return isLast ? <NoWidow>{piece}</NoWidow> : piece;
  if ('path' in piece) return <SiteLink to={piece.path}>{piece.text}</SiteLink>;
  if ('place' in piece) return <PlaceLink id={piece.place}>{piece.text}</PlaceLink>;
  return <a href={`mailto:${piece.mail}`}>{piece.mail}</a>;
}
