import type { Plugin } from 'vite';
import { deskBase } from '#contract/desk-base.ts';

/** Serves the one page of the operator's desk for all of its paths, as our server does. */
export const serveDesk = (): Plugin => ({
  name: 'serve-desk',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      const { url = '' } = request;
      if (url.startsWith(`${deskBase}/`) && !url.startsWith(`${deskBase}/call/`))
        // React Router reads `originalUrl`.
        request.originalUrl = request.url = url.replace(/^[^?.]+/, deskBase);
      next();
    });
  },
});
