import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { localeOfVisit } from '#content/locale-of-visit.ts';
import { notFoundOf } from '#content/pages/not-found/not-found.ts';
import { DeadEnd } from './dead-end.tsx';

const Wide = withoutHydration(() =>
  import('#app/art/not-found-art.tsx').then((module) => module.NotFoundArtWide),
);
const Narrow = withoutHydration(() =>
  import('#app/art/not-found-art.tsx').then((module) => module.NotFoundArtNarrow),
);

export { meta } from '#app/head/meta.ts';

export function loader({ url, request }: LoaderFunctionArgs) {
  const locale = localeOfVisit(url, request.headers.get('cookie') ?? undefined);
  return { ...loadHead(url.pathname, locale), notFound: notFoundOf(locale) };
}

export default function NotFound() {
  const { notFound } = useLoaderData<typeof loader>();
  return <DeadEnd {...notFound} art={{ Wide, Narrow }} />;
}
