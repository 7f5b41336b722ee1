import type { MetaDescriptor, MetaFunction } from 'react-router';
import type { Head } from '#content/heads/type.ts';
import { sharePicturePath, sharePictureSize } from '#content/share-picture.ts';
import { isSharedPath, type PageId, pagePath, pages } from '#content/site-map.ts';
import { htmlLanguages, type Locale, type Localized, locales } from '#contract/locale.ts';

/** Head data that every page's loader returns. */
export type PageHead = {
  page: PageId;
  locale: Locale;
  head: Head;
  /** Id of the build that produced the data. */
  release?: string;
  /** Own address of an entry below a page, such as a document or an incident. */
  address?: OwnAddress;
  /** Alternate representations: Markdown, feeds. */
  forms?: readonly OtherForm[];
};

export type OtherForm = { type: string; path: string; title?: string };

export type OwnAddress = {
  canonical: string;
  /** The paths of the page, in the languages in which it exists. */
  paths: Partial<Localized<string>>;
  /** `false` for fallback pages: search engines must not index them. */
  indexed: boolean;
};

/** Exported by every route; updates the head on each navigation. */
export const meta: MetaFunction = ({ matches }) => {
  const data = matches.at(-1)?.loaderData;
  return isPageHead(data) ? describe(data) : [];
};

export const isPageHead = (data: unknown): data is PageHead =>
  typeof data === 'object' && data !== null && 'head' in data && 'page' in data;

/** Origin of the site, inserted by the build: the client bundle needs nothing else of the brand. */
const siteOrigin: string = import.meta.env.SITE_ORIGIN;

function describe({ page, locale, head, address, forms = [] }: PageHead): MetaDescriptor[] {
  const { title, description, keywords } = head;
  const path = address?.canonical ?? pagePath(page, locale);
  const url = siteOrigin + path;
  const isIndexed = address?.indexed ?? pages[page].indexed;
  const named = {
    description,
    keywords,
    robots: isIndexed ? undefined : 'noindex',
    'twitter:card': 'summary_large_image',
  };
  const graph = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:locale': htmlLanguages[locale].replace('-', '_'),
    'og:image': siteOrigin + sharePicturePath(isSharedPath(path) ? pagePath('home', locale) : path),
    'og:image:width': String(sharePictureSize.width),
    'og:image:height': String(sharePictureSize.height),
    'og:image:alt': title,
  };
  return [
    { title },
    ...filled(named).map(([name, content]) => ({ name, content })),
    ...filled(graph).map(([property, content]) => ({ property, content })),
    ...(isIndexed || address ? [{ tagName: 'link', rel: 'canonical', href: url } as const] : []),
    ...(isIndexed ? alternates(address?.paths ?? pages[page].path) : []),
    ...forms.map(({ type, path, title }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      type,
      title,
      href: path,
    })),
  ];
}

function alternates(paths: Partial<Localized<string>>): MetaDescriptor[] {
  const known = locales.flatMap((locale) => {
    const path = paths[locale];
    return path ? [{ locale, href: siteOrigin + path }] : [];
  });
  return [
    ...known.map(({ locale, href }) => alternate(htmlLanguages[locale], href)),
    ...known.slice(0, 1).map(({ href }) => alternate('x-default', href)),
  ];
}

const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href,
});

const filled = (values: Record<string, string | undefined>): [string, string][] =>
  Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : []));
