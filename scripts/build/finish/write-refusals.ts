import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorWords } from '#content/interface/errors.ts';
import { locales } from '#contract/locale.ts';
import { refusalPage } from '#server/http/refusal-page.ts';

/** Errors that a proxy reports itself, possibly while no process is running. */
export const proxyRefusals = ['too-large', 'too-many-requests', 'busy'] as const;

/** As pages and as JSON, like the server's own. The server does not serve these files. */
export async function writeRefusals(clientDir: string): Promise<void> {
  const folder = join(clientDir, 'refusals');
  await mkdir(folder, { recursive: true });
  for (const code of proxyRefusals)
    for (const locale of locales) {
      const envelope = JSON.stringify({ code, msg: errorWords[locale][code] });
      await writeFile(join(folder, `${code}.${locale}.html`), refusalPage(code, locale));
      await writeFile(join(folder, `${code}.${locale}.json`), envelope);
    }
}
