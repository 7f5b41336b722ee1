import { ProfessionalTile, SincerityTile } from '#app/art/company/value-tiles.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Section } from '#app/ui/section.tsx';
import { Tile, tileRow } from '#app/ui/tile.tsx';
import type { CompanyData } from '#content/pages/company/company.ts';
import type { ValueId } from '#content/pages/company/structure.ts';
import styles from './values.module.css';

const pictures: Record<ValueId, typeof SincerityTile> = {
  sincerity: SincerityTile,
  professional: ProfessionalTile,
};

export function Values({ company }: { company: CompanyData }) {
  const { tag, heading } = company.words.values;
  return (
    <Section tag={tag} heading={heading}>
      <ul className={classNames(tileRow.two, styles.values)}>
        {company.values.map(({ id, name, sentence }) => {
          const Picture = pictures[id];
          return (
            <li key={id}>
              <Tile picture={<Picture />} name={name} sentence={sentence} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
