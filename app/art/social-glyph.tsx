import { siFacebook, siSinaweibo, siWechat, siWhatsapp, siX, siYoutube } from 'simple-icons';
import type { SocialNetwork } from '#content/brand-shape.ts';

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
      <path d={paths[network]} />
    </svg>
  );
}

type SocialGlyphProps = { network: SocialNetwork; className?: string };

const paths: Record<SocialNetwork, string> = {
  whatsapp: siWhatsapp.path,
  facebook: siFacebook.path,
  x: siX.path,
  youtube: siYoutube.path,
  weibo: siSinaweibo.path,
  wechat: siWechat.path,
};
