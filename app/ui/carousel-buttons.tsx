import styles from './carousel-buttons.module.css';
import { classNames } from './class-names.ts';
import type { useCarousel } from './use-carousel.ts';

export type CarouselButtonWords = { previous: string; next: string; pause: string; play: string };

/** Pause, previous and next as one button group. */
export function CarouselButtons({
  carousel,
  words,
  className,
}: {
  carousel: ReturnType<typeof useCarousel>;
  words: CarouselButtonWords;
  className?: string;
}) {
  return (
    <div className={classNames(styles.buttons, className)}>
      {carousel.canPlay && (
        <button
          type="button"
          aria-label={carousel.playing ? words.pause : words.play}
          onClick={carousel.togglePlaying}
        >
          <svg viewBox="0 0 20 16" aria-hidden="true">
            <path d={carousel.playing ? 'M6 1V15M14 1V15' : 'M6 2 15 8 6 14Z'} />
          </svg>
        </button>
      )}
      <button type="button" aria-label={words.previous} onClick={carousel.previous}>
        <svg viewBox="0 0 22 12" aria-hidden="true">
          <path d="M22 6H2M7 1 2 6l5 5" />
        </svg>
      </button>
      <button type="button" aria-label={words.next} onClick={carousel.next}>
        <svg viewBox="0 0 22 12" aria-hidden="true">
          <path d="M0 6H20M15 1l5 5-5 5" />
        </svg>
      </button>
    </div>
  );
}
