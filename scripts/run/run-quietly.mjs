import { startGroup, stopCode } from './process-group.mjs';

/** An error whose message is shown to the user, without a stack. */
export class PrepareError extends Error {}

const pulseMs = 10_000;

/**
 * Prints what runs; shows the command's output only when it fails, with the explanation of
 * `explain`. `progress`, if given, reports the progress; `onStart` receives the process group.
 */
export async function runQuietly(title, command, { cwd, env, onStart, progress, explain }) {
  const began = Date.now();
  console.error(`${title} …`);
  const { child, ended } = startGroup(command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid) onStart?.(child.pid);
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const text = () => Buffer.concat(output).toString();
  const pulse = setInterval(() => tell(progress?.(text())), pulseMs);
  const { code, reason } = await ended;
  clearInterval(pulse);
  if (stopCode()) throw new PrepareError(`${title}: stopped.`);
  if (code === 0) return;
  const seconds = Math.round((Date.now() - began) / 1000);
  const lines = [shortened(text()), `${title} failed (${reason}) after ${seconds} s.`];
  throw new PrepareError([...lines, explain?.(text())].filter(Boolean).join('\n'));
}

const tell = (progress) => progress && console.error(`      ${progress}`);

/** First and last lines of a failed program's output, where its cause usually is. */
function shortened(text) {
  const lines = text.trimEnd().split('\n');
  return lines.length <= 60
    ? lines.join('\n')
    : [...lines.slice(0, 20), `… ${lines.length - 60} lines …`, ...lines.slice(-40)].join('\n');
}
