import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Sends bytes that an HTTP client would correct first; resolves with the answer once the server
 * closes.
 */
export async function sendRaw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request, 'latin1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    answer += chunk;
  });
  await once(socket, 'close');
  return answer;
}
