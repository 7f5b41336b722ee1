import { useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in px, 0 until it is known. */
export function useWidth<Measured extends HTMLElement>() {
  const element = useRef<Measured>(null);
  const [widthPx, setWidthPx] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    setWidthPx(Math.round(measured.getBoundingClientRect().width));
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidthPx(Math.round(entry.contentRect.width));
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return { element, widthPx };
}
