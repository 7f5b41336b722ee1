import type { Plugin } from 'vite';

/** While the site is developed: the texts beside the documents, made when asked for. */
export const serveDocuments = (): Plugin => ({
  name: 'serve-documents',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const { documentationFiles } = await import('#documents/files/files.ts');
      const compose = documentationFiles().get(request.url?.split('?')[0] ?? '');
      if (!compose) return next();
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(await compose());
    });
  },
});
