/** The pasted texts of a request. */
export type PastedTexts = { target: string; headers: string; body: string };

export type Pasted = {
  method: string;
  /** The path as documented, without host, `/sandbox` and query. */
  path: string;
  /** The query as in the address, still encoded. */
  query: string;
  /** Scheme and host, if they were pasted. */
  origin: string;
  /** Header values by lower-case name. */
  headers: ReadonlyMap<string, string>;
  body: string;
};

const targetPattern = /^\s*(?:([A-Za-z]+)\s+)?((?:https?:\/\/)?[^\s/?]*)([^\s?]*)(?:\?(\S*))?/;

export function readPasted({ target, headers, body }: PastedTexts): Pasted {
  const [, method, origin = '', path = '', query = ''] = targetPattern.exec(target) ?? [];
  return {
    method: (method ?? (body ? 'POST' : 'GET')).toUpperCase(),
    path: path.replace(/^\/sandbox(?=\/)/, ''),
    query,
    origin,
    headers: readHeaders(headers),
    body,
  };
}

/** One header per line, as in a log, in `curl -v`, or as `-H 'Name: value'`. */
function readHeaders(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, name, value] = /^[\s>]*(?:-H\s+)?["']?([\w-]+)["']?\s*[:=]\s*(.*)$/.exec(line) ?? [];
    if (name) found.set(name.toLowerCase(), (value ?? '').replace(/["',\\\s]+$|^["']/g, ''));
  }
  return found;
}
