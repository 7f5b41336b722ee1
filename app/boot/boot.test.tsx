import { renderToStaticMarkup } from 'react-dom/server';
import {
  createMemoryRouter,
  UNSAFE_FrameworkContext as FrameworkContext,
  RouterProvider,
} from 'react-router';
import { expect, test } from 'vitest';
import { Boot, RouterState } from './boot.tsx';

const hostile = '</script><script>alert("1")</script><!-- \u2028';

test('page data cannot end the script block that contains it', () => {
  const manifest = {
    url: '/assets/manifest.js',
    version: '1',
    entry: { module: '/assets/entry.js', imports: ['/assets/<shared>.js'] },
    routes: {},
  };
  const framework = {
    ...{ manifest, routeModules: {}, isSpaMode: false, ssr: false, future: {} },
    ...{ routeDiscovery: { mode: 'initial' }, serverHandoffString: JSON.stringify({ hostile }) },
  } as unknown as Parameters<typeof FrameworkContext>[0]['value'];
  const router = createMemoryRouter([{ id: 'root', path: '/', element: <Boot /> }]);
  const html = renderToStaticMarkup(
    <RouterState value={hostile}>
      <FrameworkContext value={framework}>
        <RouterProvider router={router} />
      </FrameworkContext>
    </RouterState>,
  );

  const [, json = ''] =
    /^<script id="boot" type="application\/json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    context: { hostile },
    state: hostile,
    imports: ['/assets/<shared>.js'],
  });
});
