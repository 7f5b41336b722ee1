import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Run } from '../measurement.ts';

export type WatchedPages = {
  url: string;
  complain(complaint: string): void;
  /** Nothing is being loaded. */
  isQuiet(): boolean;
  /** What pages and answers gave reason to since it was last asked. */
  takeComplaints(): string[];
};

const scriptPath = '/watching.js';
const reportPath = '/watching';

/**
 * Stands before the product and puts one script at the head of each page, which reports errors.
 * No protocol tells them in both browsers, and this one works before anything else has run.
 */
export async function watchPages(run: Run, product: string): Promise<WatchedPages> {
  const complaints: string[] = [];
  let loading = 0;
  const server = createServer(async (asked, answer) => {
    loading += 1;
    answer.on('close', () => {
      loading -= 1;
    });
    const { pathname } = new URL(asked.url ?? '/', product);
    if (pathname === scriptPath) {
      answer.setHeader('content-type', 'text/javascript').end(`(${reportErrors})('${reportPath}')`);
    } else if (pathname === reportPath) {
      complaints.push(await text(asked));
      answer.writeHead(204).end();
    } else {
      pass(product, asked, answer, (status) => complaints.push(`${status} for ${asked.url}`));
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
  asked: IncomingMessage,
  answer: ServerResponse,
  onFailure: (status: number) => void,
): void {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const onward = request(product + asked.url, { method: asked.method, headers }, async (given) => {
    const { statusCode = 502, headers } = given;
    if (statusCode >= 400) onFailure(statusCode);
    if (!headers['content-type']?.startsWith('text/html')) {
      given.pipe(answer.writeHead(statusCode, headers));
      return;
    }
    const { 'content-length': _, ...others } = headers;
    const script = `<script src="${scriptPath}"></script>`;
    answer.writeHead(statusCode, others).end((await text(given)).replace('<head>', `$&${script}`));
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

/** Runs in the page. */
function reportErrors(to: string): void {
  // What a page was still loading when it is left does not come any more.
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
      // Firefox says it of a module that is there already; one that is not fails its import.
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
  // The app takes over the page as it was built.
  document.currentScript?.remove();
}
