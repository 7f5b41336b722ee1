import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from './use-media-query.ts';

const autoplayDelayMs = 5000;

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;
type Step = (carousel: Embla) => void;

/**
 * A looping carousel that moves on every five seconds. It rests in a hidden tab, under reduced
 * motion and when the visitor pauses it; `pausesOnTouch` also ends it for good once it is touched.
 */
export function useCarousel(
  options: NonNullable<Parameters<typeof useEmblaCarousel>[0]> & {
    pausesOnTouch?: boolean;
    autoplays?: boolean;
  } = {},
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

  // A press that came before the carousel was ready is made up for when it is.
  const early = useRef<Step>(undefined);
  useEffect(() => {
    if (api) early.current?.(api);
    early.current = undefined;
  }, [api]);

  const move = (step: Step) => {
    if (api) step(api);
    else early.current = step;
    if (pausesOnTouch) setPaused(true);
  };

  return {
    viewportRef,
    selected,
    playing,
    canPlay: autoplays && !reducedMotion,
    togglePlaying: () => setPaused(!paused),
    previous: () => move((ready) => ready.scrollPrev()),
    next: () => move((ready) => ready.scrollNext()),
    goTo: (index: number) => move((ready) => ready.scrollTo(index)),
  };
}
