import type { LayoutData } from '#content/interface/layout/layout.ts';
import { useRootData } from './root-data.ts';

/** The words and links around every page. */
export const useLayout = (): LayoutData => useRootData().layout;
