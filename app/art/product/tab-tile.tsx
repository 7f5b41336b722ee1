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
 * The frame of a service's tile: the line enters at `startX` and leaves at `endX`, both at `lineY`
 * and slightly beyond the edges. The tile lies on the ground of the panel that describes the
 * service.
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
  /** The line starts with another shape than the usual ring. */
  bare?: boolean;
  children: ReactNode;
};

export const lineY = 120;
export const startX = -4;
export const endX = 404;

/** The path of a line that does not bend. */
export const straight = `M${startX} ${lineY}H${endX}`;
