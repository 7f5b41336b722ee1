import type { ReactNode } from 'react';
import type { TabArtWords } from '#content/pages/product/art-words.ts';
import type { ServiceId } from '#content/products.ts';
import { Ring } from '../line-signs.tsx';
import { Picture } from '../picture.tsx';

export type TabTileProps<Id extends ServiceId = ServiceId> = {
  words: TabArtWords[Id];
  className?: string | undefined;
};

/**
 * The line comes in at `startX` and leaves at `endX`, at `lineY` both, a little beyond the edges;
 * a tile lies on the ground of the panel that tells of its service.
 */
export function TabTile({ label, className, bare, children }: FrameProps) {
  return (
    <Picture
      frame={[400, 240]}
      ground="ink2"
      filled
      width="100%"
      label={label}
      className={className}
    >
      {children}
      {!bare && <Ring x={38} y={lineY} r={8} weight={3} />}
    </Picture>
  );
}

type FrameProps = {
  label: string;
  className: string | undefined;
  /** The line starts with something else than the usual ring. */
  bare?: boolean;
  children: ReactNode;
};

export const lineY = 120;
export const startX = -4;
export const endX = 404;

/** The whole way, for tiles whose line does not bend. */
export const straight = `M${startX} ${lineY}H${endX}`;
