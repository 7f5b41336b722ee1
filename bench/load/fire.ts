import autocannon from 'autocannon';

export type Target = {
  name: string;
  /** Where, if not at the product's own port. */
  origin?: string;
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

export type Volley = {
  target: Target;
  connections: number;
  /** Requests a second over all connections; by default each sends again once it was answered. */
  perSecond?: number;
  /** Expected statuses; any other fails the run. */
  answers: number[];
  /** Broken connections do not fail the run. */
  mayBreakOff?: boolean;
  /**
   * A CommonJS file whose function checks a response body; only for the load, not for the measured
   * requests.
   */
  bodyCheck?: string;
  /**
   * A CommonJS file whose function changes a request before it is sent; only for the load, not for
   * the measured requests.
   */
  changes?: string;
};

export type Hits = {
  latenciesMs: number[];
  statuses: Record<string, number>;
  /** Broken connections and missing responses. */
  failures: number;
};

const timeoutSeconds = 15;

/** Sends from this process and records every latency. */
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

/** Sends from a worker thread, so that measuring here is not slowed down. */
export async function fireFromWorker(
  origin: string,
  volley: Volley,
  seconds: number,
): Promise<Omit<Hits, 'latenciesMs'>> {
  // In a worker thread it takes the path of a function, which its types do not allow.
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
  url: (target.origin ?? origin) + target.path,
  method: target.method,
  headers: target.headers ?? {},
  ...(target.body !== undefined && { body: target.body }),
  connections,
  duration: seconds,
  timeout: timeoutSeconds,
  ...(perSecond !== undefined && { overallRate: perSecond }),
});
