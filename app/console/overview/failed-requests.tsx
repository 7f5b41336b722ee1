import { request } from '#app/request/client.ts';
import { Ring } from '#app/ui/ring.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import { errorMeaningsPath } from '#content/docs/paths.ts';
import { fill } from '#content/fill.ts';
import { isAccepted } from '#contract/envelope.ts';
import type { Locale } from '#contract/locale.ts';
import { listRequests } from '#contract/requests.ts';
import { useLoaded } from '../use-loaded.ts';
import { OverviewColumn } from './overview-column.tsx';
import styles from './overview-list.module.css';

const shown = 3;

/** The latest requests of a day that were refused or failed. */
export function FailedRequests() {
  const { failed: words } = useWords('consoleHome');
  const formats = useFormats();
  const { documents: locale } = useLocaleSettings();
  const log = usePagePath()('console-requests');
  const { loaded, retry } = useLoaded(() => loadFailed(locale), locale);
  return (
    <OverviewColumn
      id="failed-requests"
      heading={words.heading}
      link={{ to: `${log}?period=day`, name: words.log }}
      loaded={loaded}
      onRetry={retry}
    >
      {({ count, requests }) =>
        count === 0 ? (
          <p className={styles.none}>{words.none}</p>
        ) : (
          <>
            <ul className={styles.list}>
              {requests.map(({ id, requestId = id, madeAt, status, code, means }) => (
                <li key={id}>
                  <SiteLink to={`${log}?find=${requestId}`} className={styles.request}>
                    <code>{formats.second(madeAt)}</code>
                    <b data-failed={status >= 500 || undefined}>
                      <Ring look={status >= 500 ? 'bad' : 'warned'} className={styles.ring} />
                      {status}
                    </b>
                    <b>{code}</b>
                    {means && <span>{means}</span>}
                  </SiteLink>
                </li>
              ))}
            </ul>
            {count > requests.length && (
              <p className={styles.more}>
                {fill(words.more, { count: formats.count(count - requests.length) })}
              </p>
            )}
          </>
        )
      }
    </OverviewColumn>
  );
}

/** With what the documents say about their codes. */
async function loadFailed(locale: Locale) {
  const [refused, failed] = await Promise.all([
    request(listRequests, { period: 'day', status: '4xx' }),
    request(listRequests, { period: 'day', status: '5xx' }),
  ]);
  if (!isAccepted(refused)) return refused;
  if (!isAccepted(failed)) return failed;
  const latest = [...refused.data.requests, ...failed.data.requests]
    .sort((one, other) => other.madeAt.localeCompare(one.madeAt))
    .slice(0, shown);
  const meanings = latest.length > 0 ? await loadMeanings(locale) : {};
  const requests = latest.map((one) => ({
    ...one,
    means: meanings[one.code],
  }));
  const { counts } = refused.data;
  return { ...refused, data: { count: counts['4xx'] + counts['5xx'], requests } };
}

/** Written by the build in this format; empty when it cannot be loaded: then codes stand alone. */
async function loadMeanings(locale: Locale): Promise<Readonly<Record<string, string>>> {
  try {
    return await (await fetch(errorMeaningsPath(locale))).json();
  } catch {
    return {};
  }
}
