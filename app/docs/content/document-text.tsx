import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrating } from '#app/ui/hydration.ts';
import { type DocumentFacts, factsAttribute, writeFacts } from '../reader/document-facts.ts';
import { compiledDocuments } from './compiled-documents.ts';
import styles from './document-text.module.css';

const DocumentBody = lazy(async () => ({
  default: (await import('./document-body.tsx')).DocumentBody,
}));

// The development server sends style sheets with the code that imports them.
if (import.meta.env.DEV && !import.meta.env.SSR) void import('./document-body.tsx');

/**
 * The document. The build renders it, hydration keeps the HTML as it is, navigation inserts the
 * fetched one.
 */
export function DocumentText({
  path,
  facts,
  element,
  sheets = [],
}: {
  path: string;
  facts: DocumentFacts;
  element?: Element;
  sheets?: readonly string[];
}) {
  const [isPrerendered] = useState(useIsHydrating());
  const attributes = { [factsAttribute]: writeFacts(facts), className: styles.document };
  if (isPrerendered)
    return (
      <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    );
  // With a precedence React waits for the style sheet before it shows the document.
  if (element)
    return (
      <>
        {sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="site" />
        ))}
        <Fetched attributes={attributes} element={element} />
      </>
    );
  const compiled = compiledDocuments.get(path);
  return (
    <div {...attributes}>
      {compiled && (
        <Suspense fallback={null}>
          <DocumentBody document={compiled} />
        </Suspense>
      )}
    </div>
  );
}

function Fetched({
  attributes,
  element,
}: {
  attributes: Record<string, string | undefined>;
  element: Element;
}) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(
      ...[...element.childNodes].map((node) => document.importNode(node, true)),
    );
  }, [element]);
  return <div {...attributes} ref={place} />;
}
