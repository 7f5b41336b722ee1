import { classNames } from '#app/ui/class-names.ts';
import { CloseButton } from '#app/ui/close-button.tsx';
import { documentPath, postmanPath, productOpenApiPath } from '#content/docs/paths.ts';
import type { DocumentWords } from '#content/interface/document.ts';
import type { CompiledDocument } from '#documents/pages/compile-document.ts';
import { layoutOf } from '../content/document-layout.ts';
import styles from './contents.module.css';
import drawer from './drawer.module.css';
import { contentsId } from './ids.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The sections of a document, the theme switch, and other forms of the document. */
export function Contents({
  document,
  words,
}: {
  document: CompiledDocument;
  words: DocumentWords;
}) {
  const { contents, id, locale, product } = document;
  const markdown = `${documentPath(id, locale)}.md`;
  return (
    <aside
      id={contentsId}
      popover="auto"
      className={classNames(drawer.drawer, styles.contents, styles[layoutOf(document)])}
      data-only="screen"
      aria-labelledby="contents-title"
    >
      <div className={classNames(drawer.head, styles.head)}>
        <p id="contents-title">{words.contents}</p>
        <CloseButton
          label={words.closeContents}
          popoverTarget={contentsId}
          popoverTargetAction="hide"
        />
      </div>
      <ol className={styles.sections}>
        {contents.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.name}</a>
          </li>
        ))}
      </ol>
      <div className={styles.tools}>
        <ThemeSwitch words={words.theme} />
        <ul className={styles.more}>
          <li>
            <button type="button" data-only="script" data-copies-page={markdown}>
              {words.copyPage}
            </button>
          </li>
          <li>
            <a href={markdown}>{words.viewMarkdown}</a>
          </li>
          {product && (
            <>
              <li>
                <a href={productOpenApiPath(product, locale)} download>
                  {words.openApi}
                </a>
              </li>
              <li>
                <a href={postmanPath(product, locale)} download>
                  {words.postman}
                </a>
              </li>
            </>
          )}
        </ul>
      </div>
    </aside>
  );
}
