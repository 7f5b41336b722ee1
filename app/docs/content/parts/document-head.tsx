import { AddressBar } from '#app/ui/address-bar.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { InlineCode } from '#app/ui/inline-code.tsx';
import { NoWidow } from '#app/ui/no-widow.tsx';
import { hasSandbox } from '#content/has-sandbox.ts';
import type { DocumentWords } from '#content/interface/document.ts';
import type { CompiledDocument } from '#documents/pages/compile-document.ts';
import { copyWords } from './copy-words.ts';
import styles from './document-head.module.css';
import { FallbackNote } from './fallback-note.tsx';
import { TryButton } from './try-button.tsx';

/** The title; for a call also its address and up to four facts. */
export function DocumentHead({
  document,
  words,
}: {
  document: CompiledDocument;
  words: DocumentWords;
}) {
  const { title, isTitleLong, steps, call } = document;
  return (
    <header className={styles.head}>
      <FallbackNote document={document} words={words} />
      <Breadcrumb label={words.breadcrumb} steps={steps} />
      <h1 data-long={isTitleLong || undefined}>
        <NoWidow>{title}</NoWidow>
      </h1>
      {call && (
        <>
          {call.host ? (
            <AddressBar {...call} words={copyWords(words, words.copyAddress)} />
          ) : (
            <AddressBar method={call.method} host={words.yourAddress} path="" />
          )}
          <dl className={styles.facts}>
            {call.facts.map(({ name, value, path }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{path ? <a href={path}>{value}</a> : <InlineCode text={value} />}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.ways}>
            {hasSandbox && call.host && <TryButton call={call.id} words={words} />}
            <a href="#request-example" className={styles.toCode}>
              {words.toCode}
            </a>
          </p>
        </>
      )}
    </header>
  );
}
