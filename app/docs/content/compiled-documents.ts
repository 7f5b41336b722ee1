import type { CompiledDocument } from '#documents/pages/compile-document.ts';

/**
 * At build time alone: the loader leaves a compiled document here and the page draws it. It does
 * not travel as loader data, which would put the document into the page a second time.
 */
export const drafts = new Map<string, CompiledDocument>();
