import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import actions from '#app/ui/actions.module.css';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { useLayout } from '#app/words/use-layout.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import styles from './error-page.module.css';

/** Shown when a page throws or part of its code or data cannot be loaded. */
export function ErrorPage() {
  const error = useRouteError();
  const words = useLayout().failure.page;
  const pagePath = usePagePath();

  useEffect(() => {
    if (!isRouteErrorResponse(error)) console.error(error);
  }, [error]);

  return (
    <main className={styles.page} data-ground="ink">
      <h1>{words.heading}</h1>
      <p>{words.sentence}</p>
      <div className={classNames(actions.actions, styles.actions)}>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
        <ButtonLink to={pagePath('home')} variant="outline" reloads>
          {words.home}
        </ButtonLink>
      </div>
    </main>
  );
}
