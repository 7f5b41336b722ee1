import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorWords } from '#content/interface/errors.ts';
import { locales } from '#contract/locale.ts';
import { refusalPage } from '#server/http/refusal-page.ts';

/** What a proxy says by itself, when there may be nobody else to say it. */
export const proxyRefusals = ['too-large', 'too-many-requests', 'busy'] as const;

/** For pages and for calls, as the server would. It knows nothing of these files: no address leads there. */
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
