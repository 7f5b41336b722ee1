import '#app/styles/prose.css';
import { Fragment } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { classNames } from '#app/ui/class-names.ts';
import line from '#app/ui/line.module.css';
import { SiteLink } from '#app/ui/site-link.tsx';
import { legalOf } from '#content/pages/legal/legal.ts';
import { isLegalPage } from '#content/pages/legal/structure.ts';
import { localeOfPath } from '#content/site-map.ts';
import { Contents } from './legal/contents.tsx';
import { Paragraph, Section } from './legal/section.tsx';
import styles from './legal.module.css';

export { meta } from '#app/head/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const head = loadHead(url.pathname);
  if (!isLegalPage(head.page)) throw new Error(`${url.pathname} is not a legal page.`);
  return { ...head, legal: legalOf(head.page, localeOfPath(url.pathname)) };
}

/** A legal text: title and dates, contents as a line with stops, numbered clauses. */
export default function Legal() {
  const { title, labels, dates, translations, intro, sections } =
    useLoaderData<typeof loader>().legal;
  return (
    <article className={classNames(styles.page, line.rail)} data-ground="paper">
      <span className={classNames(line.station, styles.station)} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <dl className={styles.dates}>
          {dates.map(({ label, date }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>
                <time dateTime={date}>{date}</time>
              </dd>
            </Fragment>
          ))}
        </dl>
        <div className={styles.actions}>
          <button type="button" data-only="script" onClick={() => window.print()}>
            {labels.print}
          </button>
          {translations.map(({ path, language, name }) => (
            <SiteLink key={path} to={path} lang={language} hrefLang={language}>
              {name}
            </SiteLink>
          ))}
        </div>
      </header>
      <Contents label={labels.contents} sections={sections} />
      <div className={classNames('prose', styles.text)}>
        {intro.map((text, index) => (
          <Paragraph key={index} text={text} />
        ))}
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </article>
  );
}
