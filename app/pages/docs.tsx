import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import type { DocumentFacts } from '#app/docs/reader/document-facts.ts';
import { loadDocument } from '#app/docs/reader/load-document.ts';
import { loadInBrowser } from '#app/docs/reader/load-in-browser.ts';
import { Reader } from '#app/docs/reader/reader.tsx';
import { release } from '#app/head/load-head.ts';
import type { PageHead } from '#app/head/meta.ts';
import { localeOfPath } from '#content/site-map.ts';

export { meta } from '#app/head/meta.ts';

export const loader = async ({ url }: LoaderFunctionArgs) => {
  const path = withoutSlash(url.pathname);
  const facts = await loadDocument(path);
  return { ...headOf(path, facts), facts, element: undefined, sheets: undefined, release };
};

export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  const path = withoutSlash(url.pathname);
  const document = await loadInBrowser(path);
  return { ...headOf(path, document.facts), ...document };
}

/** Query and hash do not change the document. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function Docs() {
  const { facts, element, sheets } = useLoaderData<typeof loader | typeof clientLoader>();
  return <Reader framePath={facts.frame} facts={facts} element={element} sheets={sheets} />;
}

const headOf = (path: string, { head, address, forms }: DocumentFacts): PageHead => ({
  page: 'docs',
  locale: localeOfPath(path),
  head,
  address,
  forms,
});

const withoutSlash = (path: string): string => path.replace(/\/+$/, '');
