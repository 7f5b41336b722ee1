import autocannon from 'autocannon';

export type Target = {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

export type Volley = {
  target: Target;
  connections: number;
  /** All connections together; without it each asks again as soon as it was answered. */
  perSecond?: number;
  /** Other answers than these fail the run. */
  answers: number[];
  /** Connections that break do not. */
  mayBreakOff?: boolean;
  /** A CommonJS file whose function says whether a body is a right one; beside the measured alone. */
  bodyCheck?: string;
  /** Another one whose function changes a request before it leaves; beside the measured alone. */
  changes?: string;
};

export type Hits = {
  latenciesMs: number[];
  statuses: Record<string, number>;
  /** Connections that broke and answers that never came. */
  failures: number;
};

const timeoutSeconds = 15;

/** Fires from this process and keeps every single latency. */
export async function fire(origin: string, volley: Volley, seconds: number): Promise<Hits> {
  const latenciesMs: number[] = [];
  const statuses: Record<string, number> = {};
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const shots = autocannon(optionsOf(origin, volley, seconds), (error, result) =>
    error ? reject(error) : resolve(result),
  );
  shots.on('response', (_, status, __, latencyMs) => {
    latenciesMs.push(latencyMs);
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  const { errors } = await promise;
  return { latenciesMs, statuses, failures: errors };
}

/** Fires from a thread of its own, so that counting here is not slowed down by firing there. */
export async function fireBeside(
  origin: string,
  volley: Volley,
  seconds: number,
): Promise<Omit<Hits, 'latenciesMs'>> {
  // In a thread of its own it takes the path of a function, which its types do not know.
  const check = volley.bodyCheck === undefined ? {} : { verifyBody: volley.bodyCheck };
  const changes = volley.changes && { requests: [{ setupRequest: volley.changes }] };
  const {
    errors,
    mismatches,
    statusCodeStats = {},
  } = await autocannon(
    Object.assign(optionsOf(origin, volley, seconds), { workers: 1 }, check as object, changes),
  );
  const counts = Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count]);
  return { statuses: Object.fromEntries(counts), failures: errors + mismatches };
}

const optionsOf = (
  origin: string,
  { target, connections, perSecond }: Volley,
  seconds: number,
): autocannon.Options => ({
  url: origin + target.path,
  method: target.method,
  headers: target.headers ?? {},
  ...(target.body !== undefined && { body: target.body }),
  connections,
  duration: seconds,
  timeout: timeoutSeconds,
  ...(perSecond !== undefined && { overallRate: perSecond }),
});
