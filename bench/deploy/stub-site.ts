import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Two processes that answer like the app, as far as nginx can tell, and record their requests. */
export async function startStubSite() {
  const requests: IncomingMessage[] = [];
  let late: number | undefined;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    requests.push(request);
    const port = request.socket.localPort;
    const times = requests.filter(({ url }) => url === request.url).length;
    const path = request.url ?? '';
    if (path.startsWith('/breaks') && times === 1) return void request.socket.destroy();
    if (path.includes('gone')) return void request.socket.destroy();
    if (path.startsWith('/away')) response.statusCode = 503;
    // Both processes, or the first one to receive the request, refuse like server/http/overload.ts.
    if (
      path.startsWith('/late') &&
      (path.includes('both') || late === undefined || late === port)
    ) {
      if (!path.includes('both')) late = port;
      response.statusCode = 503;
      const offered = request.headers['x-overload-redirect'];
      if (request.method !== 'POST' && offered)
        return void response.setHeader('x-accel-redirect', offered).end();
    }
    for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
    response.end(`${times}`);
  };
  const servers = [createServer(answer), createServer(answer)];
  const addresses: string[] = [];
  for (const server of servers) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address && typeof address === 'object') addresses.push(`127.0.0.1:${address.port}`);
  }
  return {
    addresses,
    /** Requests for a path, at either process. */
    got: (path: string) => requests.filter(({ url }) => url === path),
    stop: () => {
      for (const server of servers) server.close().closeAllConnections();
    },
  };
}

function headersOf(path: string): Record<string, string> {
  if (path.startsWith('/call')) return { 'cache-control': 'no-store' };
  if (path.startsWith('/by-cookie'))
    return { 'cache-control': 'no-cache', vary: 'cookie, accept-encoding' };
  if (path.startsWith('/document'))
    return { 'cache-control': 'no-cache', vary: 'accept, accept-encoding' };
  return { 'cache-control': 'no-cache', vary: 'accept-encoding' };
}
