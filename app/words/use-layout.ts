import type { LayoutData } from '#content/interface/layout/layout.ts';
import { useRootData } from './root-data.ts';

/** Words and links of header, footer and contact panel. */
export const useLayout = (): LayoutData => useRootData().layout;
