import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Run } from '../measurement.ts';

export type WatchedPages = {
  url: string;
  complain(complaint: string): void;
  /** No request is in flight. */
  isQuiet(): boolean;
  /** Errors of pages and responses since the last call. */
  takeComplaints(): string[];
};

const scriptPath = '/watching.js';
const reportPath = '/watching';

/**
 * A proxy in front of the product that injects one script into each page, which reports errors.
 * Neither protocol reports them in both browsers, and the script runs before anything else.
 */
export async function watchPages(run: Run, product: string): Promise<WatchedPages> {
  const complaints: string[] = [];
  let loading = 0;
  const server = createServer(async (incoming, answer) => {
    loading += 1;
    answer.on('close', () => {
      loading -= 1;
    });
    const { pathname } = new URL(incoming.url ?? '/', product);
    if (pathname === scriptPath) {
      answer.setHeader('content-type', 'text/javascript').end(`(${reportErrors})('${reportPath}')`);
    } else if (pathname === reportPath) {
      complaints.push(await text(incoming));
      answer.writeHead(204).end();
    } else {
      pass(product, incoming, answer, (status) => complaints.push(`${status} for ${incoming.url}`));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  run.onEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    complain: (complaint) => complaints.push(complaint),
    isQuiet: () => loading === 0,
    takeComplaints: () => complaints.splice(0),
  };
}

function pass(
  product: string,
  incoming: IncomingMessage,
  answer: ServerResponse,
  onFailure: (status: number) => void,
): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const onward = request(
    product + incoming.url,
    { method: incoming.method, headers },
    async (given) => {
      const { statusCode = 502, headers } = given;
      if (statusCode >= 400) onFailure(statusCode);
      if (!headers['content-type']?.startsWith('text/html')) {
        given.pipe(answer.writeHead(statusCode, headers));
        return;
      }
      const { 'content-length': _, ...others } = headers;
      const script = `<script src="${scriptPath}"></script>`;
      answer
        .writeHead(statusCode, others)
        .end((await text(given)).replace('<head>', `$&${script}`));
    },
  );
  onward.on('error', () => answer.destroy());
  incoming.pipe(onward);
}

/** Runs in the page. */
function reportErrors(to: string): void {
  // Requests of a page that is being left are aborted.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const report = (complaint: string) =>
    isLeft || navigator.sendBeacon(to, `${location.pathname}: ${complaint}`);
  addEventListener(
    'error',
    ({ target, message, filename, lineno }) => {
      if (!(target instanceof Element)) report(`${message} (${filename}:${lineno})`);
      // Firefox also reports this for a preloaded module; a missing one fails its import anyway.
      else if (!target.matches('[rel=modulepreload]')) report(`did not load: ${target.outerHTML}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`policy violated: ${violatedDirective} ${blockedURI}`),
  );
  const write = console.error;
  console.error = (...said) => {
    report(said.map(String).join(' '));
    write(...said);
  };
  // Hydration expects the page as it was built.
  document.currentScript?.remove();
}
