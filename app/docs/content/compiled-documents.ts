import type { CompiledDocument } from '#documents/pages/compile-document.ts';

/**
 * Build time only: the loader stores a compiled document here and the page renders it. As loader
 * data the document would be in the page twice.
 */
export const compiledDocuments = new Map<string, CompiledDocument>();
