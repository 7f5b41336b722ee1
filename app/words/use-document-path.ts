import type { DocumentId } from '#content/docs/menu.ts';
import { documentPath, tryCallPath } from '#content/docs/paths.ts';
import { useLocale } from './locale.ts';

/** Where a document lies for whoever reads this page. */
export function useDocumentPath(): (id: DocumentId) => string {
  const locale = useLocale();
  return (id) => documentPath(id, locale);
}

/** The same for what the build wrote of a call. */
export function useTryCallPath(): (callId: string) => string {
  const locale = useLocale();
  return (callId) => tryCallPath(callId, locale);
}
