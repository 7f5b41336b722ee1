import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { mailPictures } from '#content/messages/pictures.ts';
import { isTemplateName, renderMessage } from '#content/messages/templates.ts';
import { unknownPath } from '#content/prerender.ts';
import { type FeedFormat, feedPath, jsonPaths } from '#content/status/feeds.ts';
import { statusServices } from '#content/status/services.ts';
import { wellKnownPaths } from '#content/well-known.ts';
import { languageHeaders, locales } from '#contract/locale.ts';
import { mailOptions } from '#server/outbox/transports/mail-options.ts';
import { sampleMessages } from '#tests/support/sample-messages.ts';
import { startSite } from '#tests/support/site.ts';
import { readCalls } from '../contract-calls.ts';

/** Writes everything the server says under the brand of this tree into the given file. */
const [file = ''] = process.argv.slice(2);
const spoken: Record<string, string> = {};
const createdAt = new Date('2026-11-15T08:00:00Z');

for (const [name, payload] of Object.entries(sampleMessages))
  for (const locale of locales)
    if (isTemplateName(name)) {
      const message = renderMessage(name, payload, locale);
      spoken[`message ${name} (${locale})`] = JSON.stringify(
        message.channel === 'mail'
          ? await mailOptions({ id: 'one', recipient: 'mei@harbour.example', message, createdAt })
          : message.text,
      );
    }
for (const [name, { svg }] of Object.entries(mailPictures)) spoken[`mail picture ${name}`] = svg;

const { stdout } = await promisify(execFile)(process.execPath, ['server/ops/main.ts', '--help']);
spoken['command line'] = stdout;

const site = await startSite();
try {
  const slug = statusServices[0]?.slug;
  const formats: FeedFormat[] = ['rss', 'atom', 'calendar', 'badge'];
  const addresses = [
    ...locales.flatMap((locale) => [
      ...formats.map((format) => feedPath(format, locale, format === 'badge' ? slug : undefined)),
      unknownPath[locale],
    ]),
    ...Object.values(wellKnownPaths),
    ...[...Object.values(jsonPaths), '/dev/inbox', '/dev/inbox/style.css', '/healthz'],
  ];
  for (const address of addresses) await hear(address);
  for (const { method, path } of await readCalls())
    for (const locale of locales)
      await hear(path, { method, headers: { 'content-language': languageHeaders[locale] } });
} finally {
  await site.stop();
}
await writeFile(file, JSON.stringify(spoken));

async function hear(path: string, init: RequestInit = {}): Promise<void> {
  const response = await fetch(site.url + path, init);
  const headers = JSON.stringify([...response.headers]);
  spoken[`${init.method ?? 'GET'} ${path} ${JSON.stringify(init.headers ?? {})}`] =
    `${response.status} ${headers}\n${await response.text()}`;
}
