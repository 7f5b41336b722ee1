import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { localeOfPath } from '#content/site-map.ts';
import { twins } from '#tests/specification/routes.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LocaleProvider } from './locale.ts';

/** Where EN and 中文 lead to on the page at this path. */
function linksOn(path: string): (string | undefined)[] {
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        element: (
          <LocaleProvider value={localeOfPath(path)}>
            <Outlet />
          </LocaleProvider>
        ),
        children: [{ path: '*', element: <LanguageSwitch /> }],
      },
    ],
    {
      initialEntries: [path],
      hydrationData: {
        loaderData: { root: { layouts: { en: layoutOf('en'), zh: layoutOf('zh') } } },
      },
    },
  );
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
}

test.each(twins)('2.3 on %s and on %s the switch leads to both', (english, chinese) => {
  expect(linksOn(english)).toEqual([english, chinese]);
  expect(linksOn(chinese)).toEqual([english, chinese]);
});

test.each([
  ['/no-such-page', ['/page-not-found', '/zh-page-not-found']],
  ['/document-en/sms/mt-sending', ['/document-en', '/document/sms']],
])('2.3 on %s it leads to %j', (path, links) => {
  expect(linksOn(path)).toEqual(links);
});
