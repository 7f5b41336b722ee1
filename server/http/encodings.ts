import type { FastifyReply, FastifyRequest } from 'fastify';

/** Content encodings, the smallest result first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Encodings named in `Accept-Encoding` and not excluded by `q=0`. */
export function acceptedEncodings({ headers }: FastifyRequest): Encoding[] {
  const taken = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .flatMap(([name = '', weight]) => (/^q=0(\.0*)?$/.test(weight ?? '') ? [] : [name]));
  return encodings.filter((encoding) => taken.includes(encoding));
}

/** The same content uncompressed and in each encoding that is stored. */
export type Forms = { plain: Buffer } & { [encoding in Encoding]?: Buffer | null };

/** Sends the smallest form that the client accepts. */
export function sendSmallest(request: FastifyRequest, reply: FastifyReply, forms: Forms) {
  for (const encoding of acceptedEncodings(request)) {
    const body = forms[encoding];
    if (body) return reply.header('content-encoding', encoding).send(body);
  }
  return reply.send(forms.plain);
}
