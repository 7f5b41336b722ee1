import { parseArgs } from 'node:util';
import { codes } from '../codes.js';
import { BrandError } from '../errors.js';
import { Brand } from '../index.js';
import { call } from './call.js';
import { readVariables } from './env-file.js';
import { commandHelp, help, userAgent, version } from './help.js';
import { hostFrom, liveHost } from './host.js';
import { keys } from './keys.js';
import { listen } from './listen.js';
import { likest } from './nearest.js';
import { outputOf } from './output.js';
import { replay } from './replay.js';
import { trigger } from './trigger.js';
import { isUsageError, UsageError } from './usage-error.js';
import { verify } from './verify.js';

const commands = [keys, call, listen, trigger, replay, verify];

const common = {
  env: { type: 'string', default: '.env' },
  output: { type: 'string', default: 'text' },
  help: { type: 'boolean', short: 'h' },
};

/** Runs a command and returns the exit code: 0, 1 after an error, 2 if it was used wrongly. */
export async function run([name, ...args]) {
  let command;
  let output = outputOf('text');
  try {
    if (name === undefined) throw new UsageError(help(commands));
    if (name === '--version' || name === '-v') return print(output, version);
    if (name === '--help' || name === '-h') return print(output, help(commands));
    if (name === 'help')
      return print(output, args[0] ? commandHelp(commandOf(args[0])) : help(commands));
    command = commandOf(name);
    const { values, positionals } = parseArgs({
      args,
      options: { ...common, ...command.optionsIn(args) },
      allowPositionals: true,
    });
    if (values.help) return print(output, commandHelp(command));
    output = outputOf(values.output);
    const settings = readVariables(values.env);
    const client = (options) => clientOf(settings, output, options);
    return (await command.run({ values, positionals, settings, output, client })) ?? 0;
  } catch (error) {
    return failed(error, command, output);
  }
}

function print(output, text) {
  output.text(text);
  return 0;
}

function commandOf(name) {
  const found = commands.find((one) => one.name === name);
  if (found) return found;
  const [nearest] = likest(
    name,
    commands.map((one) => one.name),
  );
  throw new UsageError(
    `There is no command ${name}. Did you mean ${nearest}? brand help lists all.`,
  );
}

function clientOf({ host, accessKey, secretKey }, output, options) {
  if (!accessKey || !secretKey)
    throw new UsageError(
      'There are no keys: run brand keys, or set BRAND_ACCESS_KEY and BRAND_SECRET_KEY.',
    );
  return new Brand({
    host: hostFrom(host ?? liveHost),
    accessKey,
    secretKey,
    headers: { 'User-Agent': userAgent },
    fetch: (url, request) => {
      output.progress(`${request.method} ${url}`);
      return fetch(url, request);
    },
    ...options,
  });
}

/** A host that is no API answers without a code. */
const noSuchPath = codes.NO_SUCH_PATH;

function failed(error, command, output) {
  if (isUsageError(error)) {
    output.usage(error.message);
    if (command) output.note(`brand help ${command.name} shows how it is used.`);
    return 2;
  }
  if (!(error instanceof BrandError)) throw error;
  output.error(error);
  if (error.code === codes.INVALID_KEY)
    output.note('Practice keys work for 24 hours: brand keys --force makes new ones.');
  if (error.code === codes.MISSING_PARAMETER && command === call)
    output.note('brand help call shows how a request is given.');
  if (command !== call && error.status === 404 && (error.code ?? noSuchPath) === noSuchPath)
    output.note(`brand ${command.name} works in the sandbox only, and this host is none.`);
  return 1;
}
