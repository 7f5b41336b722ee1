import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { localeSettings } from '#content/locale-settings.ts';
import { localeOfPath } from '#content/site-map.ts';
import { twins } from '#tests/specification/routes.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** Targets of EN and 中文 on the page at `path`. */
function linksOn(path: string): (string | undefined)[] {
  const locale = localeOfPath(path);
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        element: <Outlet />,
        children: [{ path: '*', element: <LanguageSwitch /> }],
      },
    ],
    {
      initialEntries: [path],
      hydrationData: {
        loaderData: { root: { locale, layout: layoutOf(locale), ways: localeSettings[locale] } },
      },
    },
  );
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
}

test.each(twins)('2.3 on %s and %s the switch links to both', (english, chinese) => {
  expect(linksOn(english)).toEqual([english, chinese]);
  expect(linksOn(chinese)).toEqual([english, chinese]);
});

test.each([
  ['/no-such-page', ['/page-not-found', '/zh-page-not-found']],
  ['/document-en/sms/mt-sending', ['/document-en', '/document/sms']],
])('2.3 on %s it leads to %j', (path, links) => {
  expect(linksOn(path)).toEqual(links);
});
