import { ProfessionalTile, SincerityTile } from '#app/art/company/value-tiles.tsx';
import { Section } from '#app/ui/section.tsx';
import type { CompanyData } from '#content/pages/company/company.ts';
import type { ValueId } from '#content/pages/company/structure.ts';
import styles from './values.module.css';

const tiles: Record<ValueId, typeof SincerityTile> = {
  sincerity: SincerityTile,
  professional: ProfessionalTile,
};

export function Values({ company }: { company: CompanyData }) {
  const { tag, heading } = company.words.values;
  return (
    <Section tag={tag} heading={heading}>
      <div className={styles.row}>
        {company.values.map(({ id, name, sentence }) => {
          const Tile = tiles[id];
          return (
            <article key={id} className={styles.value}>
              <div className={styles.picture}>
                <Tile className={styles.art} />
              </div>
              <div className={styles.text}>
                <h3>{name}</h3>
                <p>{sentence}</p>
              </div>
            </article>
          );
        })}
      </div>
    </Section>
  );
}
