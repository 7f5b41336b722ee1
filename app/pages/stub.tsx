import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { useLocale } from '#app/layout/locale.ts';
import styles from './stub.module.css';

export { meta } from '#app/head/meta.ts';

export const loader = ({ url }: LoaderFunctionArgs) => loadHead(url.pathname);

/** A page that so far has its name and its place in the site. */
export default function Stub() {
  const { heads } = useLoaderData<typeof loader>();
  const head = heads[useLocale()];
  return (
    <section className={styles.stub}>
      <h1>{head?.title.split(' | ')[0]}</h1>
      {head?.description && <p>{head.description}</p>}
    </section>
  );
}
