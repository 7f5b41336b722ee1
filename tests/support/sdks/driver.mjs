// Makes the calls of standard input with the package whose file is the first argument, and checks
// the callbacks.
import { json } from 'node:stream/consumers';

const [main, clientName, host] = process.argv.slice(2);
const { [clientName]: Client, webhooks, ...errors } = await import(main);

async function run({ keys, group, operation, inPath, request, files, isCounted, ...options }) {
  const outcome = { error: null, code: null, requestId: null, count: null };
  const contents = Object.entries(files).map(([field, { name, content }]) => [
    field,
    { name, content: Buffer.from(content, 'base64') },
  ]);
  const client = new Client({ ...keys, host, retryDelaysMs: [] });
  const sent = request ? [{ ...request, ...Object.fromEntries(contents) }] : [];
  try {
    const result = client[group][operation](...inPath, ...sent, options);
    if (isCounted) return { ...outcome, count: (await Array.fromAsync(result)).length };
    return { ...outcome, requestId: (await result).requestId };
  } catch (error) {
    if (!(error.name in errors)) throw error;
    const { name, code = null, requestId = null } = error;
    return { ...outcome, error: name.replace(clientName, ''), code, requestId };
  }
}

function eventOf({ headers, body, secret }) {
  try {
    const { event, eventId } = webhooks.verify(headers, body, secret);
    return `${event} ${eventId}`;
  } catch (error) {
    if (!(error instanceof errors.InvalidSignature)) throw error;
    return null;
  }
}

const { trials, callbacks } = await json(process.stdin);
const outcomes = [];
for (const trial of trials) outcomes.push(await run(trial));
console.log(JSON.stringify({ outcomes, events: callbacks.map(eventOf) }));
