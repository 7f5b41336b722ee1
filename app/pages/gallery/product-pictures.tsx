import { PrivacyDiagram } from '#app/art/product/privacy-diagrams.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { heroes, tiles } from '../product/pictures.ts';
import styles from './product-pictures.module.css';
import specimens from './specimen.module.css';
import { type Gallery, Group, languagesOf } from './specimen.tsx';

/** Pictures of the product pages: heroes, service tiles, diagrams of number privacy. */
export function ProductPictures({ gallery }: { gallery: Gallery }) {
  const { products, services, privacyModes } = gallery.lists;
  return (
    <Group id="productPictures" gallery={gallery}>
      {languagesOf(gallery).map((data) => (
        <div key={data.lang} lang={data.lang} className={specimens.specimens}>
          {products.map((id) => {
            const Hero = heroes[id];
            return (
              <div key={id} className={styles.hero} data-hero={id}>
                <Hero words={data.heroArt[id]} wide={styles.wide} narrow={styles.narrow} />
              </div>
            );
          })}
          <div className={classNames(specimens.grid, styles.tiles)}>
            {services.map((id) => {
              const Tile = tiles[id];
              return <Tile key={id} words={data.tabArt[id]} className={specimens.tile} />;
            })}
          </div>
          <div className={classNames(specimens.grid, styles.diagrams)}>
            {privacyModes.map((mode) => (
              <PrivacyDiagram
                key={mode}
                mode={mode}
                words={data.privacyArt}
                className={styles.diagram}
              />
            ))}
          </div>
        </div>
      ))}
    </Group>
  );
}
