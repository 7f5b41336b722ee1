import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readEnv, settingDefaults } from '#server/env.ts';
import { readValues } from './read-values.ts';

const root = join(import.meta.dirname, '../..');
const shipped = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');

/** Longer than the server takes to stop by itself, in seconds: docs/operating.md, “Stopping”. */
const endsWithin = 30;

const settings = readValues(shipped('.env.example'));
const made = { APP_SECRET: 'ZI1NXg2cYV3yQmWJ8kq0u5oR7tBfLhPsEaDnKvCxMwU=' };

test('every setting of the example exists', () => {
  const named = [...shipped('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)];
  expect(named.length).toBeGreaterThan(15);
  for (const [, name] of named) expect(Object.keys(settingDefaults)).toContain(name);
});

test('the example starts in production once it has a secret, and not before', () => {
  expect(readEnv({ ...settings, ...made }).production).toBe(true);
  expect(() => readEnv(settings)).toThrow('APP_SECRET');
});

test.each(['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL'])('the example has a line for %s', (name) => {
  expect(() => readEnv({ ...settings, ...made, [name]: '' })).toThrow(name);
});

test('the image has the Node of package.json, and copies existing files', () => {
  const dockerfile = shipped('Dockerfile');
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [major] = dependencies.node.split('.');
  expect(dockerfile).toContain(`ARG NODE_VERSION=${major}\n`);
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, from = '']) =>
    from.split(' '),
  );
  expect(copied).toEqual(expect.arrayContaining(['server', 'contract', 'content']));
  for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true);
});

type Service = {
  restart: string;
  read_only: boolean;
  cap_drop: string[];
  mem_limit: string;
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  networks?: Record<string, { ipv4_address?: string }>;
  stop_grace_period: string;
};

const compose: { services: Record<string, Service> } = parse(shipped('compose.yml'), {
  merge: true,
});

test.each(Object.entries(compose.services))('%s of compose has resource limits', (_, service) => {
  expect(service).toMatchObject({
    restart: 'unless-stopped',
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
  });
});

test('the app of compose trusts only its front, and has enough time to stop', () => {
  const { app, front } = compose.services;
  expect(app?.environment?.TRUSTED_PROXIES).toBe(front?.networks?.inside?.ipv4_address);
  expect(Number.parseInt(app?.stop_grace_period ?? '', 10)).toBeGreaterThan(endsWithin);
});

test('the front of compose has every value of the template', () => {
  const places = shipped('nginx/site.conf.template').match(/\$\{SITE_[A-Z_]+\}/g) ?? [];
  const given = {
    ...readValues(shipped('front.env.example')),
    ...compose.services.front?.environment,
  };
  for (const place of places) expect(given).toHaveProperty(place.slice(2, -1));
});

const manifests = readdirSync(join(root, 'deploy/kubernetes')).flatMap((file) =>
  parseAllDocuments(shipped(`kubernetes/${file}`)).map((document) => document.toJS()),
);
const manifest = (kind: string) => manifests.find((known) => known.kind === kind);

test('a new release takes over pod by pod, each with enough time to stop', () => {
  const { replicas, strategy, template } = manifest('Deployment').spec;
  expect(replicas).toBeGreaterThanOrEqual(2);
  expect(strategy.rollingUpdate.maxUnavailable).toBe(0);
  const [app] = template.spec.containers;
  const pause = Number(app.lifecycle.preStop.exec.command[1]);
  expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(pause + endsWithin);
  expect(app.livenessProbe.httpGet.path).toBe('/healthz');
  expect(app.readinessProbe.httpGet.path).toBe('/readyz');
});

test.each(['Deployment', 'CronJob'])('the pods of the %s have minimal privileges', (kind) => {
  const { spec } = manifest(kind);
  const pod = (kind === 'CronJob' ? spec.jobTemplate.spec : spec).template.spec;
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true });
  expect(pod.automountServiceAccountToken).toBe(false);
  expect(pod.containers[0].securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});

test('the settings that production requires are in the manifests', () => {
  const given = { ...manifest('ConfigMap').data, ...manifest('Secret').stringData };
  expect(readEnv({ NODE_ENV: 'production', ...given, ...made }).production).toBe(true);
});

test('the unit gives a process enough time to stop and restarts it', () => {
  const unit = shipped('systemd/site@.service');
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(endsWithin);
  expect(unit).toMatch(/^Restart=always$/m);
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
});

test("the operator's command line has the user, the settings and the folder of the unit", () => {
  const unit = shipped('systemd/site@.service');
  const ops = shipped('ops');
  const said = (name: string) => new RegExp(`^${name}=(\\S+)$`, 'm').exec(unit)?.[1];
  expect(ops).toContain(`\nuser=${said('User')}\n`);
  expect(ops).toContain(`\nfiles=${said('EnvironmentFile')}\n`);
  expect(ops).toContain(`export ${/ (DATA_DIR=\S+)$/m.exec(unit)?.[1]}\n`);
});

test.each([{ DATABASE_URL: '' }, { DATA_DIR: '/tmp/trial' }])(
  "the operator's command line refuses another database: %o",
  (given) => {
    const { PATH } = process.env;
    const line = [join(root, 'deploy/ops'), '--owner', 'db', 'restore', 'a.gz', '--replace'];
    const { status, stderr } = spawnSync('sh', line, { env: { PATH, ...given }, encoding: 'utf8' });
    expect(stderr).toContain('unset them, or use npm run ops');
    expect(status).toBe(2);
  },
);

test('no applied manifest contains the Secret', () => {
  const { resources } = parse(shipped('kubernetes/kustomization.yaml'));
  const applied = resources.map((file: string) => shipped(`kubernetes/${file}`));
  expect(applied.join('')).not.toMatch(/^kind: Secret$/m);
});

test('compose routes visitors to processes that are ready', () => {
  expect(compose.services.app?.healthcheck?.test.join(' ')).toContain('/readyz');
});
