import type { EmblaOptionsType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import { useMediaQuery } from './use-media-query.ts';

const autoplayDelayMs = 5000;

/**
 * A looping carousel that moves on every five seconds. It rests in a hidden tab, under reduced
 * motion and when the visitor pauses it; `pausesOnTouch` also ends it for good once it is touched.
 */
export function useCarousel(
  options: EmblaOptionsType & { pausesOnTouch?: boolean; autoplays?: boolean } = {},
) {
  const { pausesOnTouch = false, autoplays = true, ...embla } = options;
  const [viewportRef, api] = useEmblaCarousel({ loop: true, align: 'start', ...embla });
  const [selected, setSelected] = useState(0);
  const [paused, setPaused] = useState(false);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const playing = autoplays && !paused && !reducedMotion;

  useEffect(() => {
    if (!api) return;
    const follow = () => setSelected(api.selectedScrollSnap());
    const touch = () => {
      if (pausesOnTouch) setPaused(true);
    };
    follow();
    api.on('select', follow).on('reInit', follow).on('pointerDown', touch);
    return () => {
      api.off('select', follow).off('reInit', follow).off('pointerDown', touch);
    };
  }, [api, pausesOnTouch]);

  // Each new slide starts the five seconds anew, so a chosen one stays its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `selected` restarts the wait.
  useEffect(() => {
    if (!api || !playing) return;
    const timer = setInterval(() => {
      if (!document.hidden) api.scrollNext();
    }, autoplayDelayMs);
    return () => clearInterval(timer);
  }, [api, playing, selected]);

  const move = useCallback(
    (step: () => void) => {
      step();
      if (pausesOnTouch) setPaused(true);
    },
    [pausesOnTouch],
  );

  return {
    viewportRef,
    selected,
    playing,
    canPlay: autoplays && !reducedMotion,
    togglePlaying: () => setPaused(!paused),
    previous: () => move(() => api?.scrollPrev()),
    next: () => move(() => api?.scrollNext()),
    goTo: (index: number) => move(() => api?.scrollTo(index)),
  };
}
