import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { RouterState } from './boot/boot.tsx';
import bootstrap from './boot/bootstrap.js?raw';

/** Renders a page at build time, with the bootstrap script in place of React Router's own scripts. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = import.meta.env.DEV
    ? (await prerender(<ServerRouter context={context} url={request.url} />)).prelude
    : withBootstrap(await renderBuilt(request.url, context));
  return new Response(html, { status, headers });
}

/**
 * React Router would stream its state through inline scripts that differ from page to page, which
 * the Content-Security-Policy forbids; `Boot` writes it as data instead.
 */
async function renderBuilt(url: string, context: EntryContext): Promise<string> {
  const state = await read(context.serverHandoffStream);
  const { prelude } = await prerender(
    <RouterState value={state}>
      <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={url} />
    </RouterState>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return read(prelude);
}

/**
 * Inserts the bootstrap script before any style sheet, so that the chosen theme applies to the
 * first paint.
 */
const withBootstrap = (html: string): string =>
  html.replace('<meta charSet="utf-8"/>', (charset) => `${charset}<script>${bootstrap}</script>`);

const read = (stream?: ReadableStream) => new Response(stream).text();
