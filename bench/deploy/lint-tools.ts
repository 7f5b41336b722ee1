import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNginx } from './nginx-config.ts';
import { type Finding, findProgram, runTool } from './run-tool.ts';
import { selfSigned } from './self-signed.ts';

const shipped = join(import.meta.dirname, '../../deploy');

/** A program that validates a part of `deploy/`, and its result. */
export type LintTool = { name: string; reads: string; lint(): Promise<Finding> };

export const lintTools: readonly LintTool[] = [
  { name: 'nginx -t', reads: 'nginx/', lint: () => inFolder(lintNginx) },
  { name: 'systemd-analyze verify', reads: 'systemd/', lint: () => inFolder(lintUnits) },
  { name: 'yamllint', reads: 'compose.yml, kubernetes/', lint: lintYaml },
  { name: 'docker compose config', reads: 'compose.yml', lint: () => inFolder(lintCompose) },
  { name: 'kubectl kustomize', reads: 'kubernetes/', lint: lintKustomize },
  { name: 'promtool check config', reads: 'monitoring/', lint: lintRules },
  { name: 'image', reads: 'Dockerfile', lint: buildImage },
];

async function lintNginx(folder: string): Promise<Finding> {
  const nginx = findProgram('nginx');
  const openssl = findProgram('openssl');
  if (!nginx || !openssl) return { verdict: 'not found' };
  const { output: version } = await runTool(nginx, ['-v']);
  const config = await writeNginx({
    folder,
    version,
    name: 'localhost',
    // Only parsed, never opened.
    ports: { tls: 8443, plain: 8080 },
    certificate: await selfSigned(openssl, folder),
    servers: ['127.0.0.1:3001', '127.0.0.1:3002'],
    files: folder,
  });
  const found = await runTool(nginx, ['-t', '-c', config]);
  // nginx reports a deprecated directive as a warning and exits with success.
  return /\[(warn|emerg)\]/.test(found.output) ? { ...found, verdict: 'failed' } : found;
}

/** The programs of a release are not on this machine: Node replaces them. */
async function lintUnits(folder: string): Promise<Finding> {
  const analyze = findProgram('systemd-analyze');
  if (!analyze) return { verdict: 'not found' };
  const units = await readdir(join(shipped, 'systemd'));
  for (const unit of units) {
    const text = await readFile(join(shipped, 'systemd', unit), 'utf8');
    const runnable = text.replace(/\/srv\/site\/\S+\/node(?= )/g, process.execPath);
    await writeFile(join(folder, unit.replace('@.', '@3001.')), runnable);
  }
  const paths = units.map((unit) => join(folder, unit.replace('@.', '@3001.')));
  return runTool(analyze, ['verify', '--man=no', ...paths]);
}

async function lintYaml(): Promise<Finding> {
  const yamllint = findProgram('yamllint');
  if (!yamllint) return { verdict: 'not found' };
  const settings = ['--strict', '--config-file', join(shipped, '.yamllint')];
  return runTool(yamllint, [
    ...settings,
    join(shipped, 'compose.yml'),
    join(shipped, 'kubernetes'),
  ]);
}

async function lintCompose(folder: string): Promise<Finding> {
  const docker = findProgram('docker');
  const isThere = docker && (await runTool(docker, ['compose', 'version'])).verdict === 'ok';
  if (!isThere) return { verdict: 'not found' };
  await cp(shipped, folder, { recursive: true });
  for (const name of ['.env', 'database.env', 'front.env'])
    await cp(join(shipped, `${name}.example`), join(folder, name));
  return runTool(docker, ['compose', '--file', join(folder, 'compose.yml'), 'config', '--quiet']);
}

async function lintKustomize(): Promise<Finding> {
  const kubectl = findProgram('kubectl');
  if (!kubectl) return { verdict: 'not found' };
  return runTool(kubectl, ['kustomize', join(shipped, 'kubernetes')]);
}

async function lintRules(): Promise<Finding> {
  const promtool = findProgram('promtool');
  if (!promtool) return { verdict: 'not found' };
  // Also checks the rule files that the configuration names.
  return runTool(promtool, ['check', 'config', join(shipped, 'monitoring', 'prometheus.yml')]);
}

/** A builder without its daemon cannot build and counts as missing. */
async function buildImage(): Promise<Finding> {
  for (const name of ['docker', 'podman', 'buildah']) {
    const builder = findProgram(name);
    if (!builder || (await runTool(builder, ['info'])).verdict !== 'ok') continue;
    const file = join(shipped, 'Dockerfile');
    return runTool(builder, ['build', '--file', file, '--target', 'app', join(shipped, '..')]);
  }
  return { verdict: 'not found' };
}

async function inFolder(lint: (folder: string) => Promise<Finding>): Promise<Finding> {
  const folder = await mkdtemp(join(tmpdir(), 'site-lint-'));
  try {
    return await lint(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
