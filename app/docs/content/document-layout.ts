import type { CompiledDocument } from '#documents/pages/compile-document.ts';

/** The layout of a document. */
export const layoutOf = ({
  call,
  layout,
}: Pick<CompiledDocument, 'call' | 'layout'>): 'call' | 'stops' | 'guide' =>
  call ? 'call' : (layout ?? 'guide');
