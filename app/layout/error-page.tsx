import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PacketButton, PacketLink } from '#app/ui/packet.tsx';
import { failureWords } from '#content/interface/failure.ts';
import { pagePath } from '#content/site-map.ts';
import styles from './error-page.module.css';
import { useLocale } from './locale.ts';

/** What is left when a page breaks or part of it does not arrive. */
export function ErrorPage() {
  const error = useRouteError();
  const locale = useLocale();
  const { page: words } = failureWords[locale];

  useEffect(() => {
    if (!isRouteErrorResponse(error)) console.error(error);
  }, [error]);

  return (
    <main className={styles.page} data-ground="ink">
      <h1>{words.heading}</h1>
      <p>{words.sentence}</p>
      <div className={styles.actions}>
        <PacketButton onClick={() => location.reload()}>{words.reload}</PacketButton>
        <PacketLink to={pagePath('home', locale)} variant="outline" reloadDocument>
          {words.home}
        </PacketLink>
      </div>
    </main>
  );
}
