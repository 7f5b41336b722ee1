import type { ReactNode } from 'react';
import { filledPartId } from '#content/status/served.ts';

/** The part of a page that the server draws anew with what it knows, whenever the page is asked for. */
export const FilledPart = ({ children }: { children: ReactNode }) => (
  <div id={filledPartId}>{children}</div>
);
