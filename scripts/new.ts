import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { newCall } from './new/call.ts';
import { newDocument } from './new/document.ts';
import { newMail } from './new/mail.ts';
import { newPage } from './new/page.ts';
import { type Plan, Refused, writePlan } from './new/plan.ts';

/**
 * `npm run new -- page NAME` writes the files of a new page, document, call or mail in both
 * languages and the lines that tables need, formats them and says what to write next.
 */
const root = process.cwd();

const usage = `npm run new -- page NAME
npm run new -- document CATEGORY/NAME
npm run new -- call PRODUCT/NAME [--method GET] [--path /v2/…]
npm run new -- mail NAME

Names are in kebab-case. --title and --title-zh set the titles of both languages.`;

try {
  const plan = choose();
  const files = writePlan(root, plan);
  // The formatter aligns what was inserted into tables.
  execFileSync(
    process.execPath,
    ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  console.log(`Written:\n${listed(files)}\n\nWrite next:\n${listed(plan.next)}`);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function choose(): Plan {
  const { values, positionals } = readArguments();
  const [kind, name, ...more] = positionals;
  const titles = { en: values.title, zh: values['title-zh'] };
  const today = new Date().toISOString().slice(0, 10);
  if (name === undefined || more.length > 0) throw new Refused(usage);
  if (kind !== 'call' && (values.method || values.path))
    throw new Refused('--method and --path are for a call.');
  switch (kind) {
    case 'page':
      return newPage(root, name, titles);
    case 'document':
      return newDocument(name, titles, today);
    case 'call':
      return newCall(root, name, { ...values, titles, today });
    case 'mail':
      return newMail(name, titles);
    default:
      throw new Refused(usage);
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        'title-zh': { type: 'string' },
        method: { type: 'string' },
        path: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Refused(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function listed(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}
