import { BrandIcon } from '#app/art/brand-glyphs.tsx';
import { IndustryObject } from '#app/art/industry-objects.tsx';
import { DoubleTick, Packet, Ring } from '#app/art/line-signs.tsx';
import { Picture } from '#app/art/picture.tsx';
import { ArrowIcon, DoubleTickIcon, Mark, MinusIcon, PlusIcon } from '#app/art/signs.tsx';
import { SocialGlyph } from '#app/art/social-glyph.tsx';
import { ProductTile } from '#app/pages/home/product-tile.tsx';
import { StoryPicture } from '#app/pages/home/story-picture.tsx';
import { Slip } from '#app/ui/slip.tsx';
import styles from './specimen.module.css';
import { type Gallery, Group, Specimen } from './specimen.tsx';

/** The five signs, pictures made of them, and glyphs. */
export function Pictures({ gallery }: { gallery: Gallery }) {
  const { products, stories, industries } = gallery.lists;
  return (
    <>
      <Group id="signs" gallery={gallery}>
        <Specimen gallery={gallery}>
          {({ words: { signs } }, place) => (
            <>
              <FiveSigns ground={place.startsWith('ink') ? 'ink' : 'paper'} />
              <p className={styles.note}>{Object.values(signs).join(' · ')}</p>
              <div className={styles.row}>
                <Mark />
                <DoubleTickIcon />
                <ArrowIcon />
                <PlusIcon />
                <MinusIcon />
                <BrandIcon brand="whatsapp" />
                <BrandIcon brand="viber" />
                <BrandIcon brand="zalo" />
                {networks.map((network) => (
                  <SocialGlyph key={network} network={network} />
                ))}
              </div>
            </>
          )}
        </Specimen>
      </Group>
      <Group id="pictures" gallery={gallery}>
        <Specimen gallery={gallery} grounds={['paper']}>
          {({ tileArt }) => (
            <>
              <div className={`${styles.grid} ${styles.wide}`}>
                {products.map((id) => (
                  <ProductTile key={id} id={id} labels={tileArt} className={styles.tile} />
                ))}
              </div>
              <div className={`${styles.grid} ${styles.wide}`}>
                {stories.map((id) => (
                  <Slip key={id} className={styles.receipt}>
                    <StoryPicture id={id} />
                  </Slip>
                ))}
              </div>
            </>
          )}
        </Specimen>
        <div className={styles.pair}>
          {(['paper', 'ink'] as const).map((ground) => (
            <div key={ground} className={styles.cell} data-ground={ground}>
              <div className={styles.grid}>
                {industries.map((industry) => (
                  <IndustryObject key={industry} industry={industry} ground={ground} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </Group>
    </>
  );
}

const networks = ['whatsapp', 'facebook', 'x', 'youtube', 'weibo', 'wechat'] as const;

const FiveSigns = ({ ground }: { ground: 'paper' | 'ink' }) => (
  <Picture frame={[480, 60]} ground={ground} width="100%">
    <path d="M0 30H452" stroke="var(--hot)" strokeWidth="8" />
    <Ring x={60} y={30} r={12} weight={6} />
    <Packet x={150} y={30} width={46} height={30} />
    <path d="M262 16h48v34l-6-6-6 6-6-6-6 6-6-6-6 6-6-6-6 6z" fill="var(--white)" />
    <circle cx="440" cy="30" r="20" fill="var(--hot)" />
    <g stroke="var(--ink)">
      <DoubleTick x={428} y={23} width={24} />
    </g>
  </Picture>
);
