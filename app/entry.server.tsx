import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { HandoffContext } from './boot/boot.tsx';
import starter from './boot/starter.js?raw';

/** Renders a page at build time, with the starter in place of React Router's own scripts. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  headers.set('content-type', 'text/html; charset=utf-8');
  const { prelude } = import.meta.env.DEV
    ? await prerender(<ServerRouter context={context} url={request.url} />)
    : await prerender(
        <HandoffContext value={await read(context.serverHandoffStream)}>
          <ServerRouter
            context={{ ...context, serverHandoffStream: undefined }}
            url={request.url}
          />
        </HandoffContext>,
        { bootstrapScriptContent: starter, progressiveChunkSize: Number.POSITIVE_INFINITY },
      );
  return new Response(prelude, { status, headers });
}

const read = (stream: ReadableStream | undefined) => (stream ? new Response(stream).text() : '');
