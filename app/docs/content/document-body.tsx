import '#app/styles/prose.css';
import { classNames } from '#app/ui/class-names.ts';
import { type DocumentWords, documentWords } from '#content/interface/document.ts';
import { localeSettings } from '#content/locale-settings.ts';
import type { CompiledDocument } from '#documents/pages/compile-document.ts';
import end from '../document-end.module.css';
import prose from '../document-prose.module.css';
import { Contents } from '../reader/contents.tsx';
import { Neighbours } from '../reader/neighbours.tsx';
import styles from './document-body.module.css';
import { layoutOf } from './document-layout.ts';
import { drawTree } from './draw-tree.tsx';
import { DocumentHead } from './parts/document-head.tsx';
import { Stops } from './parts/stops.tsx';
import { type Zone, zonesOf } from './zones.ts';

/** A document as the build renders it. The browser gets the HTML and never loads this code. */
export function DocumentBody({ document }: { document: CompiledDocument }) {
  const words = documentWords[document.locale];
  return (
    <div className={classNames(styles.page, styles[layoutOf(document)])}>
      <article>
        <Layout document={document} words={words} />
      </article>
      <Contents document={document} words={words} />
    </div>
  );
}

type Drawn = { document: CompiledDocument; words: DocumentWords };

function Layout({ document, words }: Drawn) {
  switch (layoutOf(document)) {
    case 'call':
      return <Call document={document} words={words} />;
    case 'stops':
      return (
        <Stops document={document} words={words}>
          <DocumentEnd document={document} words={words} />
        </Stops>
      );
    case 'guide':
      return (
        <div className={styles.text}>
          <DocumentHead document={document} words={words} />
          <div className={`prose ${prose.prose}`}>{drawTree(document.tree, document, words)}</div>
          <DocumentEnd document={document} words={words} />
        </div>
      );
  }
}

function Call({ document, words }: Drawn) {
  const zones = zonesOf(document);
  return zones.map((zone, index) => (
    <div key={index} className={styles.zone}>
      {index === 0 && (
        <div className={styles.text}>
          <DocumentHead document={document} words={words} />
        </div>
      )}
      <ZoneText zone={zone} document={document} words={words} />
      {index === zones.length - 1 && (
        <div className={styles.text}>
          <DocumentEnd document={document} words={words} />
        </div>
      )}
    </div>
  ));
}

const ZoneText = ({ zone, document, words }: Drawn & { zone: Zone }) => (
  <>
    <div className={`prose ${prose.prose} ${styles.text}`}>
      {drawTree(zone.before, document, words)}
      {zone.endsInTitle && (
        <p className={prose.examples}>{zone.names.join(localeSettings[document.locale].dot)}</p>
      )}
    </div>
    {zone.sample && <div className={styles.sample}>{drawTree(zone.sample, document, words)}</div>}
    {zone.after.children.length > 0 && (
      <div className={`prose ${prose.prose} ${styles.text}`}>
        {drawTree(zone.after, document, words)}
      </div>
    )}
  </>
);

const DocumentEnd = ({ document, words }: Drawn) => (
  <>
    <p className={end.updated}>
      {words.updated} <time dateTime={document.updated}>{document.updated}</time>
    </p>
    <Neighbours document={document} words={words} />
  </>
);
