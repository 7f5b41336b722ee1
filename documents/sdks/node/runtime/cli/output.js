import { UsageError } from './usage-error.js';

/** Where a command writes: results to standard output, everything else beside it. */
export function outputOf(format) {
  if (format !== 'text' && format !== 'json')
    throw new UsageError(`--output is text or json, not ${format}.`);
  const isJson = format === 'json';
  const { stdout, stderr } = process;
  return {
    paint: paintFor(stdout),
    text: (text) => stdout.write(`${text}\n`),
    /** A line of JSON, or the text in its place. */
    result: (value, text) => stdout.write(`${isJson ? JSON.stringify(value) : text()}\n`),
    note: (text) => stderr.write(`${paintFor(stderr).dim(text)}\n`),
    /** What happens meanwhile, for those who watch. */
    progress: (text) => stderr.isTTY && stderr.write(`${paintFor(stderr).dim(text)}\n`),
    error: (error) =>
      isJson
        ? stdout.write(`${JSON.stringify({ error: fieldsOf(error) })}\n`)
        : stderr.write(`${errorText(error, paintFor(stderr))}\n`),
    usage: (text) => stderr.write(`${text}\n`),
  };
}

/** Colours on a terminal that has them, unless NO_COLOR says otherwise. */
function paintFor(stream) {
  const isColoured = stream.isTTY && stream.hasColors();
  const colour = (code) => (text) => (isColoured ? `\x1b[${code}m${text}\x1b[0m` : text);
  return { bold: colour(1), dim: colour(2), red: colour(31), green: colour(32) };
}

function fieldsOf(error) {
  const { headers: _headers, ...fields } = error;
  return { ...fields, name: error.name, message: error.message };
}

function errorText(error, paint) {
  const { name, message, field, in: place, docUrl, data, retry, idempotencyKey } = error;
  const details = {
    ...(field !== undefined && { field: place ? `${field} (${place})` : field }),
    ...(data?.rejected && { rejected: data.rejected }),
    ...(docUrl !== undefined && { docUrl }),
    ...(retry === 'wait' && idempotencyKey !== undefined && { idempotencyKey }),
  };
  const first = paint.red(safe(`${name}: ${message}`));
  return isEmpty(details) ? first : `${first}\n${readable(details, '  ')}`;
}

/** A value of JSON, as people read it. */
export function readable(value, indent = '') {
  if (isSimple(value)) return indent + simple(value);
  if (Array.isArray(value))
    return value.map((one) => `${indent}- ${readable(one, `${indent}  `).trimStart()}`).join('\n');
  return Object.entries(value)
    .map(([name, one]) =>
      isSimple(one)
        ? `${indent}${safe(name)}: ${simple(one)}`
        : `${indent}${safe(name)}:\n${readable(one, `${indent}  `)}`,
    )
    .join('\n');
}

const isEmpty = (value) => Object.keys(value).length === 0;

const isSimple = (value) => typeof value !== 'object' || value === null || isEmpty(value);

const simple = (value) => {
  if (typeof value === 'string') return safe(value);
  return typeof value === 'object' ? 'none' : String(value);
};

/** Texts of others must not command the terminal. */
export const safe = (text) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it replaces.
  text.replace(/[\x00-\x1f\x7f-\x9f]/g, (sign) =>
    sign === '\n' ? '\\n' : `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
