import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { StatusDrawer } from '#content/status/served.ts';
import type { DocumentedApi } from '#contract/documented-api.ts';
import { registerAccounts } from './accounts/routes.ts';
import { registerUsage } from './accounts/usage/routes.ts';
import type { AgentLibrary } from './agents/library.ts';
import { registerAgents } from './agents/routes.ts';
import { spendCaptchaPass } from './captcha/pass.ts';
import { registerCaptcha } from './captcha/routes.ts';
import { registerContact } from './contact/routes.ts';
import type { Clock, Context } from './context.ts';
import type { Database } from './db/database.ts';
import { startDeliveries } from './deliveries/start.ts';
import { refusesPage } from './desk/page-access.ts';
import { registerDesk } from './desk/routes.ts';
import { registerDevInbox } from './dev-inbox/routes.ts';
import { openGatewayPort } from './gateway/gateway-port.ts';
import { keepDeskApart } from './http/desk-host.ts';
import { limitDiscardedBodies } from './http/discard-body.ts';
import { replyToUnreadable, replyWithError } from './http/error-replies.ts';
import { AppError } from './http/errors.ts';
import { registerHealth } from './http/health.ts';
import { LoopBudget } from './http/loop-budget.ts';
import { registerLoopLimit } from './http/loop-limit.ts';
import { refuseOtherMethods } from './http/other-methods.ts';
import { type OverloadLimits, registerOverload } from './http/overload.ts';
import { registerRequestLimit } from './http/request-limit.ts';
import { securityHeaders } from './http/security-headers.ts';
import { slowClientLimits } from './http/slow-clients.ts';
import { trustedPeers } from './http/trusted-peers.ts';
import { isWellAddressed } from './http/well-addressed.ts';
import { type LogStream, logOptions, RequestLog } from './log.ts';
import { startOutbox } from './outbox/outbox.ts';
import { type Release, unknownRelease } from './release.ts';
import { startSweep } from './retention/sweep.ts';
import { registerNoPractice, registerPractice } from './sandbox/practice/routes.ts';
import { registerSandbox } from './sandbox/routes.ts';
import { sandboxOrigin } from './sandbox-origin.ts';
import { registerSite } from './site/register.ts';
import { startAssetSharing } from './site/share-assets.ts';
import { registerAlerts } from './status/alerts.ts';
import { statusPages } from './status/pages.ts';
import { registerStatus } from './status/routes.ts';
import { webhookNoter } from './status/webhook-health.ts';
import { registerRequestSpans } from './telemetry/request-spans.ts';
import { registerTelemetry } from './telemetry/routes.ts';
import { startEndingSilent } from './tickets/lapse.ts';
import { registerTickets } from './tickets/routes.ts';
import { startSandboxUsage } from './usage/sandbox-usage.ts';
import { registerVisit } from './visit/routes.ts';
import { Waits } from './waits.ts';

export type AppParts = Omit<Context, 'log'> & {
  /** Database for background work; the same as for calls unless given. */
  background?: Database;
  /** Stream of the log; standard output unless given. */
  logTo?: LogStream;
  /** Folder of the built pages; without it the app serves calls only. */
  siteDirectory?: string;
  /** Renders the status pages with current data; without it they are served as built. */
  drawStatus?: StatusDrawer;
  /** The API that the sandbox serves; without it there is no sandbox. */
  documentedApi?: DocumentedApi;
  /** The clock that all processes share in the sandbox; that of this process unless given. */
  sharedClock?: Clock;
  /** The documentation for MCP clients; without it `/mcp` is not registered. */
  library?: AgentLibrary;
  overload?: OverloadLimits;
  /** Made from the settings unless given. */
  loopBudget?: LoopBudget;
  /** True once a stop was requested: the process still answers, but `/readyz` refuses. */
  isEnding?: () => boolean;
  /** The release that metrics show. */
  release?: Release;
};

const bodyLimitBytes = 16 * 1024;

/** Builds the app. Background work starts when it listens. */
export async function buildApp({
  logTo,
  siteDirectory,
  drawStatus,
  documentedApi,
  sharedClock,
  library,
  overload,
  loopBudget,
  background,
  isEnding = () => false,
  release = unknownRelease,
  ...parts
}: AppParts): Promise<FastifyInstance> {
  const { env } = parts;
  const inBackground = { database: background ?? parts.database };
  const headers = securityHeaders(env);
  const app = createServer(env, headers, logTo);
  const context: Context = { callMs: env.limits.callMs, ...parts, log: app.log };
  limitDiscardedBodies(app.server);
  if (env.traces) registerRequestSpans(app);

  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(replyWithError);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, requestId: request.id });
    if (isWellAddressed(request)) return;
    reply.header('connection', 'close');
    throw new AppError('bad-request');
  });
  keepDeskApart(app, env);
  await registerOverload(app, overload ?? { maxEventLoopDelayMs: env.limits.delayMs });
  await registerRequestLimit(app, env.limits.requestsPerMinute);
  registerLoopLimit(app, loopBudget ?? new LoopBudget(env.limits.cpuMsPerMinute));
  // After the limits: such a request counts like any other.
  refuseOtherMethods(app, env);

  const notReady = registerHealth(app, context, {
    isEnding,
    // Outside production a server may serve calls without pages.
    hasPages: () =>
      !env.production ||
      (siteDirectory !== undefined && existsSync(join(siteDirectory, 'site.json'))),
  });
  registerContact(app, context);
  registerCaptcha(app, context);
  registerAccounts(app, context, {
    spendPass: spendCaptchaPass,
    sandbox: env.sandbox.isOn ? { host: sandboxOrigin(env), api: documentedApi } : undefined,
  });
  registerTickets(app, context);
  registerUsage(app, context);
  registerDesk(app, context);
  registerVisit(app, context);
  const readStatus = registerStatus(app, context);
  const metrics = await registerTelemetry(
    app,
    context,
    {
      release,
      background: inBackground.database,
      boardReadAt: async () => (await readStatus()).now,
      notReady,
    },
    (metricsApp) => registerAlerts(metricsApp, context),
  );
  registerDevInbox(app, context);
  const api = env.sandbox.isOn ? documentedApi : undefined;
  const inSandbox = { ...context, clock: sharedClock ?? context.clock };
  if (env.sandbox.isOn) registerPractice(app, inSandbox);
  else registerNoPractice(app, context);
  if (api) {
    const waits = new Waits();
    // Before the server waits for requests in flight.
    app.addHook('preClose', async () => waits.stop());
    await registerSandbox(app, inSandbox, { api, waits });
    if (library) registerAgents(app, { context: inSandbox, api, library, waits });
  }
  if (siteDirectory) {
    const filled = drawStatus
      ? await statusPages(context, siteDirectory, drawStatus, readStatus)
      : [];
    await registerSite(app, {
      ...context,
      buildDir: siteDirectory,
      filled,
      isRefusedAtDesk: (request) => refusesPage(context, request),
    });
  } else
    app.setNotFoundHandler({ preHandler: app.rateLimit() }, async () => {
      throw new AppError('not-found');
    });

  runWhileListening(app, [
    () => startOutbox({ ...context, ...inBackground }),
    () => startSweep({ ...context, ...inBackground }),
    () => startEndingSilent({ ...context, ...inBackground }),
    ...(siteDirectory
      ? [() => startAssetSharing({ ...context, ...inBackground, buildDir: siteDirectory })]
      : []),
    () =>
      startDeliveries(
        { ...inSandbox, ...inBackground },
        { noteWebhook: webhookNoter({ ...context, ...inBackground }) },
      ),
    ...metrics,
    ...gatewayPort(context),
    ...(api ? [() => startSandboxUsage({ ...inSandbox, ...inBackground })] : []),
  ]);
  await app.ready();
  return app;
}

/** The port of the live gateway, if it is configured. */
function gatewayPort(context: Context): (() => Running)[] {
  const { port, host } = context.env.gateway;
  return port === undefined ? [] : [() => openGatewayPort(context, { port, host })];
}

function createServer(
  env: Context['env'],
  headers: ReturnType<typeof securityHeaders>,
  logTo: AppParts['logTo'],
): FastifyInstance {
  return Fastify({
    logger: logOptions(env, logTo),
    logController: new RequestLog(),
    genReqId: ({ headers: { requestid } }) => (isUuid(requestid) ? requestid : randomUUID()),
    trustProxy: trustedPeers(env.trustedProxies),
    bodyLimit: bodyLimitBytes,
    // Longer than any path; rules of the calls limit their own parameters.
    routerOptions: { maxParamLength: 2_000 },
    ...slowClientLimits,
    return503OnClosing: false,
    clientErrorHandler: replyToUnreadable(headers),
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, requestId: request.id });
      return replyWithError(error, request, reply);
    },
  });
}

type Running = { stop(): Promise<void> };

function runWhileListening(app: FastifyInstance, works: readonly (() => Running)[]): void {
  const running: Running[] = [];
  app.addHook('onListen', async () => {
    // One at a time: what started before another fails is stopped, too.
    for (const start of works) running.push(start());
  });
  app.addHook('onClose', async () => {
    await Promise.all(running.map((work) => work.stop()));
  });
}

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && uuidPattern.test(value);
