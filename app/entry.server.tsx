import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import starter from './boot/bootstrap.js?raw';

/** Renders a page at build time, with the starter in place of React Router's own scripts. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  headers.set('content-type', 'text/html; charset=utf-8');
  // React Router would stream what the page hands over through inline scripts: Boot does it.
  const { prelude } = import.meta.env.DEV
    ? await prerender(<ServerRouter context={context} url={request.url} />)
    : await prerender(
        <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />,
        { progressiveChunkSize: Number.POSITIVE_INFINITY },
      );
  const html = import.meta.env.DEV ? prelude : withStarter(await read(prelude));
  return new Response(html, { status, headers });
}

/** In the head, before any style sheet: it shows the chosen theme before anything is painted. */
const withStarter = (html: string): string =>
  html.replace('<meta charSet="utf-8"/>', (charset) => `${charset}<script>${starter}</script>`);

const read = (stream: ReadableStream) => new Response(stream).text();
