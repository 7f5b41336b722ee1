import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FolderSite, folderServer } from './folder-server.ts';
import { readValues } from './read-values.ts';

const shipped = join(import.meta.dirname, '../../deploy/nginx');

export type NginxSite = {
  /** An empty folder, which nginx has for itself. */
  folder: string;
  /** As `nginx -v` says it. */
  version: string;
  /** The name visitors use, and on which ports of this machine nginx answers. */
  name: string;
  ports: { tls: number; plain: number };
  certificate: { file: string; key: string };
  /** Where the processes of the site listen, `127.0.0.1:3001`. */
  servers: readonly string[];
  /** The built files of a release, `build/client`. */
  files: string;
  /** What one address may ask for; a check may be in a greater hurry than anybody. */
  rate?: string;
  /** Other sites of static files, each on a port of its own. */
  folders?: readonly FolderSite[];
};

/** The shipped site inside a whole configuration that touches its own folder alone; its path. */
export async function writeNginx(site: NginxSite): Promise<string> {
  const { folder } = site;
  await mkdir(join(folder, 'temporary'), { recursive: true });
  const template = await readFile(join(shipped, 'site.conf.template'), 'utf8');
  await writeFile(join(folder, 'site.conf'), fillTemplate(template, await valuesOf(site)));
  const main = join(folder, 'nginx.conf');
  await writeFile(main, wholeConfig(site));
  return main;
}

/** Puts a value into the place of each `${SITE_…}`; one that is missing is an error. */
export const fillTemplate = (template: string, values: Record<string, string>): string =>
  template.replace(/\$\{(SITE_\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template has no value for ${name}.`);
    return value;
  });

/** `http2 on` came with 1.25.1; before that it was a word of `listen`. */
export function tlsListen(version: string, address: string): string {
  const [major = 0, minor = 0, patch = 0] = (/\d+\.\d+\.\d+/.exec(version)?.[0] ?? '')
    .split('.')
    .map(Number);
  const hasDirective = major > 1 || minor > 25 || (minor === 25 && patch >= 1);
  return hasDirective ? `listen ${address} ssl; http2 on;` : `listen ${address} ssl http2;`;
}

/** When nginx takes a process for gone, and for how long, as the example has it. */
async function shippedWatching(): Promise<string> {
  const { SITE_SERVERS = '' } = readValues(
    await readFile(join(shipped, 'site.env.example'), 'utf8'),
  );
  return /server \S+ ([^;]+);/.exec(SITE_SERVERS)?.[1] ?? '';
}

/** What the template is filled with, as in site.env.example. */
export async function valuesOf(site: NginxSite): Promise<Record<string, string>> {
  const { folder, name, ports } = site;
  const watching = await shippedWatching();
  return {
    SITE_NAME: name,
    SITE_ORIGIN: `https://${name}:${ports.tls}`,
    SITE_SERVERS: site.servers.map((server) => `server ${server} ${watching};`).join(' '),
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

/** How each site of ours begins: its port, its name, and the shipped TLS. */
const serverStart = ({ version, name, certificate }: Omit<NginxSite, 'folder'>, port: number) => `
  ${tlsListen(version, `127.0.0.1:${port}`)}
  server_name ${name};
  ssl_certificate ${certificate.file};
  ssl_certificate_key ${certificate.key};
  include ${join(shipped, 'tls.conf')};`;

/** Started by root, the workers stay root: files of a check may lie where nobody else enters. */
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
