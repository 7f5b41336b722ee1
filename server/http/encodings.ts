import type { FastifyReply, FastifyRequest } from 'fastify';

/** As answers may be compressed, the smallest first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** What the browser takes: named, and not ruled out by `q=0`. */
export function acceptedEncodings({ headers }: FastifyRequest): Encoding[] {
  const taken = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .flatMap(([name = '', weight]) => (/^q=0(\.0*)?$/.test(weight ?? '') ? [] : [name]));
  return encodings.filter((encoding) => taken.includes(encoding));
}

/** One content in all the forms in which it lies there. */
export type Forms = { plain: Buffer } & { [encoding in Encoding]?: Buffer | null };

/** Sends the smallest form that the browser takes. */
export function sendSmallest(request: FastifyRequest, reply: FastifyReply, forms: Forms) {
  for (const encoding of acceptedEncodings(request)) {
    const body = forms[encoding];
    if (body) return reply.header('content-encoding', encoding).send(body);
  }
  return reply.send(forms.plain);
}
