import { type ReactNode, useEffect } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { localeOfVisit } from '#content/locale-of-visit.ts';
import { localeSettings } from '#content/locale-settings.ts';
import { isDeskPath, isSharedPath, localeOfPath } from '#content/site-map.ts';
import { htmlLanguages } from '#contract/locale.ts';
import { Boot } from './boot/boot.tsx';
import { release } from './head/load-head.ts';
import { StyleSheets } from './head/style-sheets.tsx';
import { ErrorPage } from './layout/error-page.tsx';
import { KeepScroll } from './layout/keep-scroll.tsx';
import { keepPage } from './navigation/keep-page.ts';
import { Navigation } from './navigation/navigation.tsx';
import figuresFont from './styles/fonts/figures.woff2?url';
import sansFont from './styles/fonts/hubot-sans.woff2?url';
import monoFont from './styles/fonts/martian-mono.woff2?url';
import { useFollowVisit } from './visit/follow-visit.ts';
import { useRootData } from './words/root-data.ts';
import './styles/tokens.css';
import './styles/fonts/fonts.css';
import './styles/base.css';

export const loader = ({ url, request }: LoaderFunctionArgs) => {
  const locale = localeOfVisit(url, request.headers.get('cookie') ?? undefined);
  return { locale, layout: layoutOf(locale), ways: localeSettings[locale], release };
};

export const clientMiddleware = [keepPage];

/** Root data depends on the language alone. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  !(isDeskPath(nextUrl.pathname) && currentUrl.href !== nextUrl.href) &&
  (isSharedPath(nextUrl.pathname) ||
    isSharedPath(currentUrl.pathname) ||
    localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname));

export function Layout({ children }: { children: ReactNode }) {
  const { locale, release } = useRootData();
  return (
    <html lang={htmlLanguages[locale]} data-release={release}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={import.meta.env.THEME_COLOUR} />
        <Meta />
        {[sansFont, figuresFont, monoFont].map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {import.meta.env.DEV ? <Links /> : <StyleSheets />}
      </head>
      <body>
        {children}
        <KeepScroll />
        {import.meta.env.DEV ? <Scripts /> : <Boot />}
      </body>
    </html>
  );
}

export default function App() {
  useFollowVisit();
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('app:hydrated'));
  }, []);

  return (
    <>
      <Outlet />
      <Navigation />
    </>
  );
}

export { ErrorPage as ErrorBoundary };
