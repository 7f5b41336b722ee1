import { CarouselButtons } from '#app/ui/carousel-buttons.tsx';
import type { useCarousel } from '#app/ui/use-carousel.ts';
import { fill } from '#content/fill.ts';
import { type HomeWords, slideIds } from '#content/pages/home/structure.ts';
import styles from './banner-controls.module.css';

/** One stop per slide on the line that leaves the picture, with the carousel buttons. */
export function BannerControls({
  carousel,
  words,
  slides,
}: {
  carousel: ReturnType<typeof useCarousel>;
  words: HomeWords['carousel'];
  slides: HomeWords['banner']['slides'];
}) {
  return (
    <div className={styles.controls} data-only="script">
      <CarouselButtons carousel={carousel} words={words} className={styles.buttons} />
      <div className={styles.dots}>
        {slideIds.map((id, index) => (
          <button
            key={id}
            type="button"
            aria-current={index === carousel.selected || undefined}
            aria-label={fill(words.show, { name: slides[id].dot })}
            onClick={() => carousel.goTo(index)}
          >
            <span>{slides[id].dot}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
