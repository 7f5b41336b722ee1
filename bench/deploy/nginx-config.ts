import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FolderSite, folderServer } from './folder-server.ts';
import { readValues } from './read-values.ts';

const shipped = join(import.meta.dirname, '../../deploy/nginx');

export type NginxSite = {
  /** An empty folder for nginx alone. */
  folder: string;
  /** As printed by `nginx -v`. */
  version: string;
  /** The host name, and the ports of this machine that nginx listens on. */
  name: string;
  /** A host of its own for the operator's desk. */
  deskName?: string;
  ports: { tls: number; plain: number };
  certificate: { file: string; key: string };
  /** Addresses of the site's processes, `127.0.0.1:3001`. */
  servers: readonly string[];
  /** The built files of a release, `build/client`. */
  files: string;
  /** Rate limit per address; a check may need a higher one. */
  rate?: string;
  /** Other sites of static files, each on its own port. */
  folders?: readonly FolderSite[];
};

/**
 * Writes the shipped site inside a complete configuration that only uses its own folder; returns
 * its path.
 */
export async function writeNginx(site: NginxSite): Promise<string> {
  const { folder } = site;
  await mkdir(join(folder, 'temporary'), { recursive: true });
  const template = await readFile(join(shipped, 'site.conf.template'), 'utf8');
  await writeFile(join(folder, 'site.conf'), fillTemplate(template, await valuesOf(site)));
  const main = join(folder, 'nginx.conf');
  await writeFile(main, wholeConfig(site));
  return main;
}

/** Replaces each `${SITE_…}` by its value; a missing one is an error. */
export const fillTemplate = (template: string, values: Record<string, string>): string =>
  template.replace(/\$\{(SITE_\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template has no value for ${name}.`);
    return value;
  });

/** `http2 on` exists since 1.25.1; before that it was a parameter of `listen`. */
export function tlsListen(version: string, address: string): string {
  const [major = 0, minor = 0, patch = 0] = (/\d+\.\d+\.\d+/.exec(version)?.[0] ?? '')
    .split('.')
    .map(Number);
  const hasDirective = major > 1 || minor > 25 || (minor === 25 && patch >= 1);
  return hasDirective ? `listen ${address} ssl; http2 on;` : `listen ${address} ssl http2;`;
}

/** When nginx considers a process down, and for how long, as in the example. */
async function shippedFailureDetection(): Promise<string> {
  const { SITE_SERVERS = '' } = readValues(
    await readFile(join(shipped, 'site.env.example'), 'utf8'),
  );
  return /server \S+ ([^;]+);/.exec(SITE_SERVERS)?.[1] ?? '';
}

/** The values of the template, as in site.env.example. */
export async function valuesOf(site: NginxSite): Promise<Record<string, string>> {
  const { folder, name, deskName, ports } = site;
  const failureDetection = await shippedFailureDetection();
  return {
    SITE_NAME: [name, ...(deskName ? [deskName] : [])].join(' '),
    SITE_ORIGIN: `https://${name}:${ports.tls}`,
    SITE_SERVERS: site.servers.map((server) => `server ${server} ${failureDetection};`).join(' '),
    SITE_LISTEN: tlsListen(site.version, `127.0.0.1:${ports.tls}`),
    SITE_LISTEN_PLAIN: `listen 127.0.0.1:${ports.plain};`,
    SITE_CERTIFICATE: site.certificate.file,
    SITE_CERTIFICATE_KEY: site.certificate.key,
    SITE_ACME: join(folder, 'acme'),
    SITE_FILES: site.files,
    SITE_PARTS: shipped,
    SITE_HSTS: 'max-age=31536000',
    SITE_RATE: site.rate ?? '100r/s',
    SITE_LARGEST_UPLOAD: '6m',
    SITE_CACHE: join(folder, 'cache'),
    SITE_LOG: join(folder, 'access.log'),
    SITE_ERROR_LOG: join(folder, 'error.log'),
  };
}

/** The beginning of each of our sites: its port, its name, and the shipped TLS settings. */
const serverStart = ({ version, name, certificate }: Omit<NginxSite, 'folder'>, port: number) => `
  ${tlsListen(version, `127.0.0.1:${port}`)}
  server_name ${name};
  ssl_certificate ${certificate.file};
  ssl_certificate_key ${certificate.key};
  include ${join(shipped, 'tls.conf')};`;

/**
 * Started by root, the workers stay root: files of a check may be in folders that only root can
 * enter.
 */
const wholeConfig = ({ folder, folders = [], ...site }: NginxSite): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'main-error.log')} notice;
events { worker_connections 1024; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, 'temporary', kind)};`)
    .join('\n  ')}
  include ${join(folder, 'site.conf')};
  ${folders.map((one) => folderServer(one, serverStart(site, one.port))).join('\n  ')}
}
`;
