import '#app/styles/prose.css';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Children, isValidElement, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { CodeBlock, type CodeSample } from '#app/ui/code-block.tsx';
import { type DocumentWords, documentWords } from '#content/interface/docs.ts';
import type { CompiledDocument } from '#documents/pages/compile-document.ts';
import type { Part } from '#documents/pages/parts.ts';
import { sampleLanguages } from '#documents/samples/samples.ts';
import { Contents } from './contents.tsx';
import styles from './document-body.module.css';
import { Neighbours } from './neighbours.tsx';
import { copyWords } from './parts/copy-words.ts';
import { ErrorFinder } from './parts/error-finder.tsx';
import { ErrorTable } from './parts/error-table.tsx';
import { FieldTable } from './parts/field-table.tsx';
import { RequestMethod } from './parts/request-method.tsx';
import { StandIn } from './parts/stand-in.tsx';
import { StatusLine } from './parts/status-line.tsx';

/** A document as the build draws it. The browser never loads this: it gets what was drawn. */
export function DocumentBody({ document }: { document: CompiledDocument }) {
  const words = documentWords[document.locale];
  return (
    <>
      <article className={styles.article}>
        <StandIn document={document} words={words} />
        <Breadcrumb label={words.breadcrumb} steps={document.steps} />
        <h1>{document.title}</h1>
        <div className={`prose ${styles.text}`}>{drawTree(document, words)}</div>
        <p className={styles.updated}>
          {words.updated} <time dateTime={document.updated}>{document.updated}</time>
        </p>
        <Neighbours document={document} words={words} />
      </article>
      <Contents document={document} words={words} />
    </>
  );
}

const drawTree = ({ tree, parts, code, locale }: CompiledDocument, words: DocumentWords) =>
  toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: {
      'doc-place': (props: Indexed) => {
        const part = parts[props['data-index']];
        return part ? drawPart(part, words, locale) : null;
      },
      'doc-code': (props: Indexed) => {
        const block = code[props['data-index']];
        if (!block) return null;
        return (
          <CodeBlock
            className={styles.code}
            label={block.label}
            samples={[block.sample]}
            words={copyWords(words)}
          />
        );
      },
      'doc-languages': ({ children }) => {
        const indexes = indexesOf(children);
        const samples = indexes.flatMap((index) => code[index]?.sample ?? []).map(byLanguage);
        const name = `samples-${parts.length + (indexes[0] ?? 0)}`;
        return drawSamples({ name, label: words.codeExample, samples, isByLanguage: true }, words);
      },
      'doc-note': ({ children }) => <Callout>{children}</Callout>,
      'doc-warning': ({ children }) => <Callout kind="error">{children}</Callout>,
      'doc-status-line': ({ children }) => <StatusLine>{children}</StatusLine>,
    },
  });

type Indexed = { 'data-index': number };

const indexesOf = (children: ReactNode): number[] =>
  Children.toArray(children)
    .filter((child) => isValidElement<Indexed>(child))
    .map(({ props }) => props['data-index']);

/** Under the id of its language it follows the reader's choice. */
function byLanguage(sample: CodeSample): CodeSample {
  const language = sampleLanguages.find(({ name }) => name === sample.name);
  if (!language) throw new Error(`“${sample.name}” is not a language of the samples.`);
  return { ...sample, id: language.id };
}

function drawPart(part: Part, words: DocumentWords, locale: CompiledDocument['locale']) {
  switch (part.kind) {
    case 'request-method':
      return <RequestMethod part={part} words={words} />;
    case 'fields':
      return (
        <FieldTable label={words.responseFields} fields={part.fields} words={words} of="answer" />
      );
    case 'error-finder':
      return <ErrorFinder errors={part.errors} words={words} locale={locale} />;
    case 'errors':
      return <ErrorTable errors={part} words={words} locale={locale} />;
    case 'code':
      return drawSamples(part, words);
  }
}

type Samples = { name: string; label: string; samples: CodeSample[]; isByLanguage: boolean };

function drawSamples({ name, label, samples, isByLanguage }: Samples, words: DocumentWords) {
  const [first, ...rest] = samples;
  if (!first) return null;
  return (
    <div className={styles.code} data-choice={isByLanguage ? 'language' : undefined}>
      <CodeBlock name={name} label={label} samples={[first, ...rest]} words={copyWords(words)} />
    </div>
  );
}
