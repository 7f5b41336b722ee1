import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What a server does with a request. */
export type Answer = (response: ServerResponse) => unknown;

export const answer =
  (status: number, body: object | string, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

export const success = (data: unknown = {}): Answer =>
  answer(200, { code: 0, msg: 'success', requestId: 'r', data });

export const refusal = (status: number, fields: object, headers = {}): Answer =>
  answer(status, { msg: 'No.', requestId: 'r', ...fields }, headers);

export const busy: Answer = refusal(503, { code: 1502 });

export const page = (page: number, pageSize: number, total: number): Answer =>
  success({ page, pageSize, total, records: Array(Math.min(pageSize, total)).fill({ page }) });

/** Begins a response, and then sends a byte again and again. */
export const drips =
  (beginning: string): Answer =>
  ({ socket }) => {
    socket?.write(beginning);
    const dripping = setInterval(() => socket?.write(' '), 5);
    socket?.on('close', () => clearInterval(dripping));
  };

export const never: Answer = () => {};

export const closes: Answer = ({ socket }) => socket?.destroy();

export const reset: Answer = ({ socket }) => (socket as Socket).resetAndDestroy();

/** Promises more than it sends. */
export const half: Answer = (response) => {
  response.writeHead(200, { 'content-length': '100' });
  response.write('{"code":0', () => response.destroy());
};
