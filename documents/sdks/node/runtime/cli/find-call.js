import { operations } from '../operations.js';
import { likest } from './nearest.js';
import { UsageError } from './usage-error.js';

const all = Object.entries(operations).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, operation]) => ({ group, name, ...operation })),
);

/**
 * The call with an operation id, or a method and a path: `POST /voice/otp`. The parts of its path
 * stand in the path, or follow in order.
 */
export function findCall([first = '', ...others]) {
  // Without quotation marks a shell makes two words of it.
  const isSplit = /^[A-Za-z]+$/.test(first) && others[0]?.startsWith('/');
  const wanted = (isSplit ? `${first} ${others[0]}` : first).trim();
  const given = isSplit ? others.slice(1) : others;
  const byId = all.find(({ id }) => id === wanted);
  const { call, parts } = byId ? { call: byId, parts: [] } : (byAddress(wanted) ?? unknown(wanted));
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const inPath = [...parts, ...given];
  if (inPath.length !== names.length || inPath.includes(''))
    throw new UsageError(
      names.length === 0
        ? `The path of ${call.id} has no parts to fill in: its request is --json.`
        : `The path of ${call.id} needs ${names.join(', ')}: brand call ${call.id} ${names.map((name) => `<${name}>`).join(' ')}`,
    );
  return { call, inPath };
}

/** A path that has a value where another has a name comes second. */
function byAddress(wanted) {
  const [, method = '', path = ''] = /^([A-Za-z]+)\s+(\/[^?#\s]*)$/.exec(wanted) ?? [];
  const [found] = all
    .filter((call) => call.method === method.toUpperCase())
    .map((call) => ({ call, parts: partsIn(path, call.path) }))
    .filter(({ parts }) => parts)
    .sort((one, other) => one.parts.length - other.parts.length);
  return found;
}

/** The values in a path; none if it has the names of the documents. */
function partsIn(path, documented) {
  const fits = new RegExp(`^${documented.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
  return fits
    ?.slice(1)
    .map(decode)
    .filter((part) => !/^\{.*\}$/.test(part));
}

function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const shownNearest = 5;

function unknown(wanted) {
  if (!wanted) throw new UsageError('Name a call: brand call smsSendV2');
  const byName = new Map(
    all.flatMap((call) => [call.id, `${call.method} ${call.path}`].map((name) => [name, call])),
  );
  const nearest = new Set(likest(wanted, [...byName.keys()]).map((name) => byName.get(name)));
  const lines = [...nearest]
    .slice(0, shownNearest)
    .map(({ id, method, path }) => `  ${id} (${method} ${path})`);
  throw new UsageError(`There is no call ${wanted}. The nearest are:\n${lines.join('\n')}`);
}
