import { PrivacyDiagram } from '#app/art/product/privacy-diagrams.tsx';
import { heroes, tiles } from '../product/pictures.ts';
import styles from './product-pictures.module.css';
import { type Gallery, Group, languagesOf } from './specimen.tsx';

/** What the product pages show: a hero each, a tile for every service, who sees which number. */
export function ProductPictures({ gallery }: { gallery: Gallery }) {
  const { products, services, privacyModes } = gallery.lists;
  return (
    <Group id="productPictures" gallery={gallery}>
      {languagesOf(gallery).map((data) => (
        <div key={data.lang} lang={data.lang} className={styles.language}>
          {products.map((id) => {
            const Hero = heroes[id];
            return (
              <div key={id} className={styles.hero} data-hero={id}>
                <Hero words={data.heroArt[id]} wide={styles.wide} narrow={styles.narrow} />
              </div>
            );
          })}
          <div className={styles.tiles}>
            {services.map((id) => {
              const Tile = tiles[id];
              return <Tile key={id} words={data.tabArt[id]} className={styles.tile} />;
            })}
          </div>
          <div className={styles.diagrams}>
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
