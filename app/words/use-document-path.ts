import type { DocumentId } from '#content/docs/menu.ts';
import { documentPath, tryCallPath } from '#content/docs/paths.ts';
import { useLocale } from './locale.ts';

/** Path of a document in the page's language. */
export function useDocumentPath(): (id: DocumentId) => string {
  const locale = useLocale();
  return (id) => documentPath(id, locale);
}

/** Path of the built Try it data of a call in the page's language. */
export function useTryCallPath(): (callId: string) => string {
  const locale = useLocale();
  return (callId) => tryCallPath(callId, locale);
}
