export type FolderSite = { folder: string; port: number };

/** Precompressed files next to the originals, `.br` and `.gz`. */
const packedTypes = {
  '\\.html$': 'text/html',
  '\\.m?js$': 'application/javascript',
  '\\.css$': 'text/css',
  '\\.json$': 'application/json',
  '\\.svg$': 'image/svg+xml',
};

/**
 * A folder of static files as a separate site, under the conditions of the shipped site:
 * precompressed files from disk, pages revalidated each time, everything else cached permanently.
 */
export const folderServer = ({ folder }: FolderSite, start: string): string => `
server {
  ${start}
  gzip off;
  root ${folder};
  rewrite ^(.*)/$ $1/index.html;
  types { font/woff2 woff2; image/png png; image/webp webp; image/jpeg jpg; image/x-icon ico; }
  set $kept "public, max-age=31536000, immutable";
  add_header Cache-Control $kept;
  add_header Vary Accept-Encoding;
  add_header Content-Encoding $content_encoding;
  ${Object.entries(packedTypes)
    .map(([pattern, type]) => locationOf(pattern, type))
    .join('\n  ')}
}`;

function locationOf(pattern: string, type: string): string {
  const kept = type === 'text/html' ? 'set $kept no-cache;' : '';
  return `location ~ ${pattern} { types {} default_type "${type}; charset=utf-8"; ${kept} try_files $uri$packed $uri =404; }`;
}
