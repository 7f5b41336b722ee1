import type { SocialNetwork } from '#content/brand-shape.ts';
import { logoPaths } from './logo-paths.ts';

/** The sign of a network, in the colour of the text; the link around it carries the name. */
export function SocialGlyph({ network, className }: SocialGlyphProps) {
  return (
    <svg
      className={className}
      width="19"
      height="19"
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={logoPaths[network]} />
    </svg>
  );
}

type SocialGlyphProps = { network: SocialNetwork; className?: string };
