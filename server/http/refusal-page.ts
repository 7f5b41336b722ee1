import { brand } from '#content/brand.ts';
import { hex } from '#content/colour.ts';
import { Html, html } from '#content/html.ts';
import { errorWords } from '#content/interface/errors.ts';
import { failureWords } from '#content/interface/failure.ts';
import { pagePath } from '#content/site-map.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { htmlLanguages, type Locale } from '#contract/locale.ts';

/**
 * The page that a browser shows when a navigation is refused. It loads no other file, since that
 * would be refused too, and contains nothing of the request.
 */
export function refusalPage(code: ErrorCode, locale: Locale): string {
  const name = brand.names.full[locale];
  const { retry, page } = failureWords[locale];
  return html`<!doctype html>
<html lang="${htmlLanguages[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${name}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
<p>${name}</p>
<h1>${errorWords[locale][code]}</h1>
<nav>
${passing.has(code) && html`<a href="">${retry}</a>`}
<a href="${pagePath('home', locale)}">${page.home}</a>
</nav>
</main>
</body>
</html>
`.markup;
}

const passing = new Set<ErrorCode>(['too-many-requests', 'busy', 'unexpected']);

/** The line of the brand ends in a stop beside the message. */
const style = `
:root { color-scheme: dark; --rail: clamp(32px, 11vw, 160px); --indent: clamp(36px, 6vw, 88px) }
body { margin: 0; background: ${hex('ink')}; color: ${hex('paper')}; font: 17px/1.5 system-ui, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif }
main { box-sizing: border-box; min-height: 100vh; padding: clamp(120px, 30vh, 300px) 24px 72px calc(var(--rail) + var(--indent)); overflow: hidden }
p { margin: 0 0 14px; color: ${hex('ash')}; font-weight: 600 }
h1 { position: relative; max-width: 22em; margin: 0 0 36px; font-size: clamp(26px, 3.4vw, 42px); line-height: 1.25; text-wrap: balance }
h1::before, h1::after { content: ""; position: absolute; box-sizing: border-box }
h1::before { left: calc(-4px - var(--indent)); bottom: calc(100% - 0.6em); width: 8px; height: 100vh; background: ${hex('hot')} }
h1::after { left: calc(-14px - var(--indent)); top: calc(0.625em - 14px); width: 28px; height: 28px; border: 6px solid ${hex('paper')}; border-radius: 50%; background: ${hex('ink')} }
nav { display: flex; flex-wrap: wrap; gap: 16px }
a { padding: 14px 26px 14px 24px; border-radius: 0 27px 27px 0; box-shadow: inset 0 0 0 2px; color: inherit; font-weight: 600; text-decoration: none }
a:first-child { background: ${hex('hot')}; box-shadow: none; color: ${hex('ink')} }
a:focus-visible { outline: 3px solid ${hex('paper')}; outline-offset: 3px }
`;
