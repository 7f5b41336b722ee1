import { brand } from '#content/brand.ts';
import { locales } from '#contract/locale.ts';
import type { Sdk } from './model.ts';

/** The licence in all languages of the site. */
export const licenceText = ({ names }: Sdk): string =>
  `Copyright ${names.legal}\n\n${locales.map((locale) => brand.sdkLicence[locale]).join('\n\n')}\n`;

/** What has changed, newest first; a package of the first version has all calls of its day. */
export function changelogText({ version, groups, events, changes }: Sdk): string {
  const calls = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  const lines = changes.map(({ on, title, text, link }) => `- ${on}, [${title}](${link}): ${text}`);
  return [
    '# Changelog',
    '',
    `## ${version}`,
    '',
    `- The first version: ${calls} calls, ${events.length} events.`,
    ...(lines.length > 0 ? ['', '### Changes of the API', '', ...lines] : []),
    '',
  ].join('\n');
}
