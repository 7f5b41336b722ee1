import { CardCarousel } from '#app/ui/card-carousel.tsx';
import { CarouselButtons } from '#app/ui/carousel-buttons.tsx';
import { Figures } from '#app/ui/figures.tsx';
import { Section } from '#app/ui/section.tsx';
import { useCarousel } from '#app/ui/use-carousel.ts';
import type { GalleryData } from '#content/pages/gallery/gallery.ts';
import styles from './specimen.module.css';
import { type Gallery, Group, languagesOf, Specimen } from './specimen.tsx';

export function MotionGroup({ gallery }: { gallery: Gallery }) {
  return (
    <>
      <Group id="motion" gallery={gallery}>
        <Specimen gallery={gallery}>
          {({ words: { motion } }, place) => (
            <>
              <Buttons words={motion.buttons} />
              <CardCarousel
                label={`${motion.carousel} (${place})`}
                words={motion.buttons}
                className={styles.cards}
                cards={motion.cards.map((card) => ({
                  id: card,
                  content: <p className={styles.card}>{card}</p>,
                }))}
              />
            </>
          )}
        </Specimen>
      </Group>
      {languagesOf(gallery).map(({ lang, figures }) => (
        <div key={lang} lang={lang}>
          <Section ground="ink">
            <Figures figures={figures} />
          </Section>
        </div>
      ))}
    </>
  );
}

function Buttons({ words }: { words: GalleryData['words']['motion']['buttons'] }) {
  const carousel = useCarousel();
  return <CarouselButtons carousel={carousel} words={words} />;
}
