import type { ReactNode } from 'react';
import styles from './card-carousel.module.css';
import { CarouselButtons, type CarouselButtonWords } from './carousel-buttons.tsx';
import { classNames } from './class-names.ts';
import { useCarousel } from './use-carousel.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Cards in a row that the page lays out; a carousel with a counter on phones. */
export function CardCarousel({
  label,
  words,
  cards,
  pausesOnTouch,
  className,
}: {
  label: string;
  words: CarouselButtonWords;
  cards: readonly { id: string; content: ReactNode }[];
  pausesOnTouch?: boolean;
  className?: string;
}) {
  const carousel = useCarousel({
    isOn: useMediaQuery('(width <= 760px)'),
    ...(pausesOnTouch && { pausesOnTouch }),
  });

  return (
    <section className={styles.carousel} aria-label={label} data-reveals="">
      <div className={styles.viewport} ref={carousel.viewportRef} data-carousel>
        <ul className={classNames(styles.track, className)}>
          {cards.map(({ id, content }, index) => (
            <li key={id} inert={carousel.isMade && index !== carousel.selected}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <CarouselButtons carousel={carousel} words={words} />
        <p className={styles.counter}>
          {carousel.selected + 1} / {cards.length}
        </p>
      </div>
    </section>
  );
}
