import type { ReactNode } from 'react';
import { filledPartId } from '#content/status/served.ts';

/** The part of a page that the server renders with current data on each request. */
export const FilledPart = ({ children }: { children: ReactNode }) => (
  <div id={filledPartId}>{children}</div>
);
