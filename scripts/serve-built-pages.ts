import type { Plugin } from 'vite';
import { findPage, pagePath } from '#content/site-map.ts';
import { deskBase } from '#contract/desk-base.ts';

/**
 * Serves the one page of the operator's desk for all of its paths, and the page of a ticket for
 * every ticket, as our server does.
 */
export const serveBuiltPages = (): Plugin => ({
  name: 'serve-built-pages',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      const { url = '' } = request;
      const path = builtPathOf(url.replace(/[?.].*$/, ''));
      // React Router reads `originalUrl`.
      if (path) request.originalUrl = request.url = url.replace(/^[^?.]+/, path);
      next();
    });
  },
});

function builtPathOf(path: string): string | undefined {
  if (path.startsWith(`${deskBase}/`) && !path.startsWith(`${deskBase}/call/`)) return deskBase;
  return findPage(path) === 'console-ticket' ? pagePath('console-ticket', 'en') : undefined;
}
