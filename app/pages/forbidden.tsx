import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { loadWords } from '#app/words/load-words.ts';
import { forbiddenOf } from '#content/pages/forbidden/forbidden.ts';
import { DeadEnd } from './dead-end.tsx';

const Wide = withoutHydration(() =>
  import('#app/art/forbidden-art.tsx').then((module) => module.ForbiddenArtWide),
);
const Narrow = withoutHydration(() =>
  import('#app/art/forbidden-art.tsx').then((module) => module.ForbiddenArtNarrow),
);

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) => {
  const head = loadWords(args);
  return { ...head, forbidden: forbiddenOf(head.locale) };
};

export default function Forbidden() {
  const { forbidden } = useLoaderData<typeof loader>();
  return <DeadEnd {...forbidden} art={{ Wide, Narrow }} />;
}
