export const version = 'brand brand-version';

export const userAgent = 'brand-cli/brand-version';

const common = [
  ['--env <file>', 'the file with the keys, by default .env'],
  ['--output <format>', 'text, or json: a line of JSON for each result or answered error'],
  ['--help', 'shows this'],
];

/** What the program can do. */
export const help = (commands) => `${version}: the brand-operator API on the command line

${table(commands.map(({ name, summary }) => [`brand ${name}`, summary]))}
${table([['brand help <command>', 'shows how a command is used, with an example']])}

BRAND_HOST, BRAND_ACCESS_KEY, BRAND_SECRET_KEY and BRAND_CALLBACK_SECRET come from the environment,
else from .env in this folder. Without a host it is the live one.

Exit codes: 0 done, 1 an error was answered or a callback is not valid, 2 wrong usage.

${examples(['keys', 'call smsSendV2 --json \'{"phones": ["12025550101"], "content": "Hello"}\''])}`;

/** How a command is used. */
export const commandHelp = (command) => `brand ${command.name} ${command.usage}

${command.text}

${table([...command.options, ...common])}

${examples(command.examples)}`;

const examples = (lines) =>
  [lines.length > 1 ? 'Examples:' : 'Example:', ...lines.map((line) => `  brand ${line}`)].join(
    '\n',
  );

const columnWidth = 26;

const table = (rows) =>
  rows.map(([left, right]) => `  ${left.padEnd(columnWidth)} ${right}`).join('\n');
