import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { useLocale } from '#app/layout/locale.ts';
import { still } from '#app/ui/still.tsx';
import { forbiddenOf } from '#content/pages/forbidden/forbidden.ts';
import { DeadEnd } from './dead-end.tsx';

const Wide = still(() =>
  import('#app/art/forbidden-art.tsx').then((module) => module.ForbiddenArtWide),
);
const Narrow = still(() =>
  import('#app/art/forbidden-art.tsx').then((module) => module.ForbiddenArtNarrow),
);

export { meta } from '#app/head/meta.ts';

/** Both languages: which one is read is known in the browser alone. */
export const loader = ({ url }: LoaderFunctionArgs) => ({
  ...loadHead(url.pathname),
  forbidden: { en: forbiddenOf('en'), zh: forbiddenOf('zh') },
});

export default function Forbidden() {
  const { forbidden } = useLoaderData<typeof loader>();
  const words = forbidden[useLocale()];
  return <DeadEnd {...words} art={{ Wide, Narrow }} />;
}
