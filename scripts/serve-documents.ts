import type { Plugin } from 'vite';
import { keepSamples } from '#content/sample-marks.ts';

/** Serves the text files of the documents during development, generated on request. */
export const serveDocuments = (): Plugin => ({
  name: 'serve-documents',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const { documentationFiles } = await import('#documents/files/files.ts');
      const [path = '', query = ''] = (request.url ?? '').split('?');
      const compose = documentationFiles().get(path);
      if (!compose) return next();
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(keepSamples(compose(), new URLSearchParams(query).get('lang') ?? ''));
    });
  },
});
