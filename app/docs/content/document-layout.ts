import type { CompiledDocument } from '#documents/pages/compile-document.ts';

/** How a document lies on its page, with the contents beside it. */
export const layoutOf = ({
  call,
  layout,
}: Pick<CompiledDocument, 'call' | 'layout'>): 'call' | 'stops' | 'guide' =>
  call ? 'call' : (layout ?? 'guide');
