import { useLayoutEffect, useRef } from 'react';

/** A decoded picture at its native resolution, sized by CSS. Without a label it is decorative. */
export function Picture({ bitmap, label }: { bitmap: ImageBitmap; label?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, bitmap.width, bitmap.height);
    context?.drawImage(bitmap, 0, 0);
  }, [bitmap]);

  return (
    <canvas
      ref={canvas}
      width={bitmap.width}
      height={bitmap.height}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}
