import { round } from './geometry.ts';
import { logoPaths } from './logo-paths.ts';

export type Brand = 'whatsapp' | 'viber' | 'zalo';

/** The sign of a messaging app, always in one of our colours; its middle is at `x`, `y`. */
export function BrandGlyph({ brand, x, y, size, className }: BrandGlyphProps) {
  const corner = `${round(x - size / 2)} ${round(y - size / 2)}`;
  return (
    <path
      className={className}
      transform={`translate(${corner}) scale(${round(size / 24)})`}
      d={logoPaths[brand]}
    />
  );
}

type BrandGlyphProps = {
  brand: Brand;
  x: number;
  y: number;
  size: number;
  className?: string | undefined;
};

/** The same sign as an SVG icon, in the colour of the text. */
export function BrandIcon({ brand, size = 24, className }: BrandIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={logoPaths[brand]} />
    </svg>
  );
}

type BrandIconProps = { brand: Brand; size?: number; className?: string | undefined };
