import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Callout } from '#app/ui/callout.tsx';
import { CodeBlock, type CodeSample } from '#app/ui/code-block.tsx';
import { fill } from '#content/fill.ts';
import { keyPrefix } from '#content/fill-brand.ts';
import { hasSandbox } from '#content/has-sandbox.ts';
import type { DocumentWords } from '#content/interface/document.ts';
import { readNumbers } from '#documents/drawings/numbers.ts';
import { readStates } from '#documents/drawings/states.ts';
import type { CompiledDocument } from '#documents/pages/compile-document.ts';
import type { Part, Sample } from '#documents/pages/parts.ts';
import type { SdkSample } from '#documents/pages/sdk-packages.ts';
import { sampleLanguages } from '#documents/samples/samples.ts';
import { practised, sdkTabId } from '../reader/ids.ts';
import styles from './document-body.module.css';
import { labelCells } from './label-cells.ts';
import { markWholeNames } from './mark-whole-names.ts';
import { Actions } from './parts/actions.tsx';
import { copyWords } from './parts/copy-words.ts';
import { ErrorFinder } from './parts/error-finder.tsx';
import { Errors } from './parts/errors.tsx';
import { Fields } from './parts/fields.tsx';
import { Heading } from './parts/heading.tsx';
import { Numbers } from './parts/numbers.tsx';
import { Reasons } from './parts/reasons.tsx';
import { RequestMethod } from './parts/request-method.tsx';
import { ResponseFields } from './parts/response-fields.tsx';
import { Retries } from './parts/retries.tsx';
import { SdkChoice, SdkInstall } from './parts/sdk-install.tsx';
import { SdkSamples } from './parts/sdk-samples.tsx';
import { SdkVersions } from './parts/sdk-versions.tsx';
import { States } from './parts/states.tsx';
import { StatusLine } from './parts/status-line.tsx';
import { TryFoot } from './parts/try-foot.tsx';

/** Renders a piece of a document: Markdown, and parts such as field tables and samples. */
export const drawTree = (
  tree: Root,
  { parts, code }: CompiledDocument,
  words: DocumentWords,
): ReactNode =>
  toJsxRuntime(markWholeNames(labelCells(tree)), {
    Fragment,
    jsx,
    jsxs,
    passNode: true,
    components: {
      h2: heading('h2', words),
      h3: heading('h3', words),
      'doc-place': (props: Indexed) => {
        const part = parts[props['data-index']];
        return part ? drawPart(part, words) : null;
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
      'doc-actions': ({ children }) => <Actions>{children}</Actions>,
      'doc-status-line': ({ children }) => <StatusLine>{children}</StatusLine>,
      'doc-numbers': ({ node }) => node && <Numbers numbers={readNumbers(node)} />,
      'doc-states': ({ node }) => node && <States states={readStates(node)} words={words} />,
    },
  });

type Indexed = { 'data-index': number };

const heading = (level: 'h2' | 'h3', words: DocumentWords) => (props: ComponentProps<'h2'>) => (
  <Heading level={level} id={props.id} permalink={words.permalink}>
    {props.children}
  </Heading>
);

const indexesOf = (children: ReactNode): number[] =>
  Children.toArray(children)
    .filter((child) => isValidElement<Indexed>(child))
    .map(({ props }) => props['data-index']);

/** With the id of its language a sample follows the reader's choice. */
function byLanguage<One extends { name: string }>(sample: One): One & { id: string } {
  const language = sampleLanguages.find(({ name }) => name === sample.name);
  if (!language) throw new Error(`“${sample.name}” is not a language of the samples.`);
  return { ...sample, id: language.id };
}

function drawPart(part: Part, words: DocumentWords) {
  switch (part.kind) {
    case 'request-method':
      return <RequestMethod part={part} words={words} />;
    case 'fields':
      return <ResponseFields part={part} words={words} />;
    case 'event-fields':
      return <Fields label={words.places.body} fields={part.fields} words={words} of="callback" />;
    case 'error-finder':
      return <ErrorFinder errors={part.errors} words={words} />;
    case 'errors':
      return <Errors errors={part} words={words} />;
    case 'reasons':
      return <Reasons groups={part.groups} words={words} />;
    case 'retries':
      return <Retries ways={part.ways} words={words} />;
    case 'sdk-choice':
      return <SdkChoice packages={part.packages} words={words} />;
    case 'sdk-install':
      return <SdkInstall packages={part.packages} words={words} />;
    case 'sdk-versions':
      return <SdkVersions packages={part.packages} words={words} />;
    case 'code':
      return drawSamples(part, words);
  }
}

type Samples = {
  name: string;
  label: string;
  samples: Omit<Sample, 'grammar'>[];
  isByLanguage: boolean;
  call?: string;
  sdks?: { document: string; samples: SdkSample[] };
};

function drawSamples(
  { name, label, samples, isByLanguage, call, sdks }: Samples,
  words: DocumentWords,
) {
  const [first, ...rest] = [
    ...(sdks?.samples.length ? [sdkTab(name, sdks, words)] : []),
    ...samples.map((sample) => folded(sample, words)),
  ];
  if (!first) return null;
  const isPractised =
    hasSandbox && isByLanguage && samples.some(({ code }) => code.includes(`${keyPrefix}_`));
  return (
    <div className={styles.code} data-choice={isByLanguage ? 'language' : undefined}>
      <CodeBlock
        name={name}
        label={label}
        samples={[first, ...rest]}
        words={copyWords(words)}
        below={isPractised && <div className={styles.bar} {...{ [practised.bar]: '' }} />}
      />
      {hasSandbox && call && <TryFoot call={call} words={words} />}
    </div>
  );
}

const sdkTab = (
  name: string,
  sdks: NonNullable<Samples['sdks']>,
  words: DocumentWords,
): CodeSample => ({
  id: sdkTabId,
  name: words.sdks.tab,
  code: '',
  content: <SdkSamples name={name.replace('samples', 'sdk')} {...sdks} words={words} />,
});

/** Folds the lines that sign, which are the same in every sample of a language. */
function folded(
  { id, name, code, html, signing, callback }: Omit<Sample, 'grammar'>,
  { folds }: DocumentWords,
): CodeSample {
  const blank = hasSandbox ? callback : undefined;
  if (!signing) return { id, name, code, html, blank };
  const [first, last] = signing;
  return {
    id,
    name,
    code,
    html,
    blank,
    fold: { first, last, name: fill(folds.signingLines, { count: last - first + 1 }) },
  };
}
