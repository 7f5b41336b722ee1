import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from './use-media-query.ts';

const autoplayDelayMs = 5000;

type Step = (carousel: EmblaCarouselType) => void;

/**
 * A looping carousel that advances every five seconds, initialised when near the viewport. It stops
 * in hidden tabs, under reduced motion and when paused; `pausesOnTouch` stops it for good on first
 * use.
 */
export function useCarousel({
  isOn = true,
  pausesOnTouch = false,
}: {
  isOn?: boolean;
  pausesOnTouch?: boolean;
} = {}) {
  const viewportRef = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<EmblaCarouselType>();
  const [selected, setSelected] = useState(0);
  const [paused, setPaused] = useState(false);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const playing = isOn && !paused && !reducedMotion;

  useEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport || !isOn) return;
    return whenNear(viewport, () => {
      const made = EmblaCarousel(viewport, options);
      setCarousel(made);
      return () => {
        made.destroy();
        setCarousel(undefined);
        setSelected(0);
      };
    });
  }, [isOn]);

  useEffect(() => {
    if (!carousel) return;
    const follow = () => setSelected(carousel.selectedScrollSnap());
    const touch = () => {
      if (pausesOnTouch) setPaused(true);
    };
    follow();
    carousel.on('select', follow).on('reInit', follow).on('pointerDown', touch);
    return () => {
      carousel.off('select', follow).off('reInit', follow).off('pointerDown', touch);
    };
  }, [carousel, pausesOnTouch]);

  // Each new slide restarts the five seconds, so that a chosen one stays its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `selected` restarts the wait.
  useEffect(() => {
    if (!carousel || !playing) return;
    const timer = setInterval(() => {
      if (!document.hidden) carousel.scrollNext();
    }, autoplayDelayMs);
    return () => clearInterval(timer);
  }, [carousel, playing, selected]);

  // A press before initialisation is replayed afterwards.
  const early = useRef<Step>(undefined);
  useEffect(() => {
    if (carousel) early.current?.(carousel);
    early.current = undefined;
  }, [carousel]);

  const move = (step: Step) => {
    if (carousel) step(carousel);
    else early.current = step;
    if (pausesOnTouch) setPaused(true);
  };

  return {
    viewportRef,
    selected,
    playing,
    /** Once initialised, only the selected slide is reachable. */
    isMade: carousel !== undefined,
    canPlay: isOn && !reducedMotion,
    togglePlaying: () => setPaused(!paused),
    previous: () => move((ready) => ready.scrollPrev()),
    next: () => move((ready) => ready.scrollNext()),
    goTo: (index: number) => move((ready) => ready.scrollTo(index)),
  };
}

const options: EmblaOptionsType = { loop: true, align: 'start' };

/** Initialising measures layout: carousels far below wait. */
function whenNear(element: Element, make: () => () => void): () => void {
  let end: (() => void) | undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      end = make();
    },
    { rootMargin: '50%' },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    end?.();
  };
}
