import { brand } from '#content/brand.ts';
import { hex } from '#content/colour.ts';
import { htmlLanguages, type Locale, type Localized } from '#contract/locale.ts';
import { type Html, html, lines } from '../html.ts';
import { mailPictures } from './pictures.ts';

export type MailParts = {
  /** The line before everything else. */
  greeting?: string | undefined;
  title: string;
  lead: string;
  /** A code in large digits. */
  code?: string;
  /** Rows of labels and values. */
  facts?: readonly { label: string; value: string }[];
  button?: {
    label: string;
    href: string;
    /** Text below the button for clients in which it does not work. */
    bare: string;
    hint: string;
  };
  closing?: string;
};

/** One mail in two formats: HTML and plain text. */
export const writeMail = (locale: Locale, parts: MailParts): { html: string; text: string } => ({
  html: `<!doctype html>\n${document(locale, parts)}`,
  text: plainText(locale, parts),
});

const colours = {
  ink: hex('ink'),
  secondary: hex('ink-3'),
  paper: hex('paper'),
  ground: hex('paper-2'),
  white: hex('white'),
  rule: hex('rule'),
  hot: hex('hot'),
};

const families: Localized<string> = {
  en: "'Hubot Sans','Mona Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif",
  // Quotation marks of the Latin faces are a third of an em wide.
  zh: "'PingFang SC','Noto Sans SC','Microsoft YaHei',-apple-system,Helvetica,Arial,sans-serif",
};
const mono = "'Martian Mono','SF Mono',Menlo,Consolas,'Liberation Mono',monospace";

/** Tables and attributes instead of style sheets: Outlook supports little else. */
const document = (locale: Locale, parts: MailParts): Html => {
  const { greeting, title, lead, code, facts, button, closing } = parts;
  const font = `font-family:${families[locale]};`;
  const small = `${font}font-size:15px;line-height:24px;color:${colours.secondary};`;
  const tail = code || button || facts ? dottedRule : undefined;
  return html`<html lang="${htmlLanguages[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background-color:${colours.ground};word-break:break-word;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.ground}"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.white}" style="width:100%;max-width:600px;">
<tr><td bgcolor="${colours.ink}" style="padding:32px 40px 14px;"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="34"><img src="cid:${mailPictures.mark.cid}" width="34" height="34" alt="" style="display:block;border:0;"></td>
<td style="padding-left:10px;${font}font-size:24px;line-height:34px;font-weight:700;letter-spacing:-0.03em;color:${colours.paper};">${brand.names.full[locale]}</td>
</tr></table></td></tr>
<tr><td bgcolor="${colours.ink}" style="font-size:0;line-height:0;"><img src="cid:${mailPictures.line.cid}" width="600" alt="" style="display:block;width:100%;max-width:600px;height:auto;border:0;"></td></tr>
<tr><td style="padding:40px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${greeting && html`<tr><td style="padding-bottom:12px;${font}font-size:18px;line-height:28px;color:${colours.ink};">${greeting}</td></tr>`}
<tr><td><h1 style="margin:0;${font}font-size:38px;line-height:44px;font-weight:700;letter-spacing:-0.03em;color:${colours.ink};">${title}</h1></td></tr>
<tr><td style="padding-top:16px;${font}font-size:18px;line-height:28px;color:${colours.ink};">${lead}</td></tr>
${code && digits(code)}
${facts && receipt(facts, font)}
${button && packet(button, font, small)}
${tail}
${closing && html`<tr><td style="padding-top:20px;${small}">${closing}</td></tr>`}
</table>
</td></tr>
<tr><td bgcolor="${colours.hot}" height="8" style="height:8px;font-size:0;line-height:0;">&nbsp;</td></tr>
<tr><td style="padding:20px 40px 28px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="${small}font-size:14px;line-height:21px;">${brand.legalName}${signature[locale]}${brand.headquarters[locale]}<br>${brand.mail.info}</td>
<td align="right" width="26"><img src="cid:${mailPictures.arrived.cid}" width="26" height="16" alt="" style="display:block;border:0;"></td>
</tr></table>
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
};

const signature: Localized<string> = { en: ', ', zh: '，' };
const colon: Localized<string> = { en: ': ', zh: '：' };

const digits = (code: string): Html => html`
<tr><td style="padding-top:28px;"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td bgcolor="${colours.paper}" style="padding:16px 20px 16px 24px;border-left:8px solid ${colours.hot};font-family:${mono};font-size:36px;line-height:44px;font-weight:700;letter-spacing:4px;color:${colours.ink};">${code}</td>
</tr></table></td></tr>`;

const receipt = (facts: NonNullable<MailParts['facts']>, font: string): Html => html`
<tr><td style="padding-top:24px;"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${facts.map(
  ({ label, value }) => html`<tr>
<td valign="top" width="96" style="padding:10px 16px 10px 0;border-top:2px dotted ${colours.rule};${font}font-size:15px;line-height:24px;color:${colours.secondary};">${label}</td>
<td valign="top" style="padding:10px 0;border-top:2px dotted ${colours.rule};${font}font-size:16px;line-height:24px;color:${colours.ink};">${lines(value)}</td>
</tr>`,
)}
</table></td></tr>`;

/** The button: flat left end, round right end; Outlook draws it square. */
const packet = (
  { label, href, bare, hint }: NonNullable<MailParts['button']>,
  font: string,
  small: string,
): Html => html`
<tr><td style="padding-top:28px;"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td bgcolor="${colours.hot}" style="border-radius:0 27px 27px 0;"><a href="${href}" style="display:inline-block;padding:15px 26px 15px 24px;${font}font-size:18px;line-height:24px;font-weight:700;color:${colours.ink};text-decoration:none;">${label}&nbsp;&nbsp;&rarr;</a></td>
</tr></table></td></tr>
<tr><td style="padding-top:24px;${small}">${hint}</td></tr>
<tr><td style="padding-top:10px;"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td bgcolor="${colours.paper}" style="padding:12px 14px;font-family:${mono};font-size:14px;line-height:21px;word-break:break-all;"><a href="${href}" style="color:${colours.ink};text-decoration:none;">${bare}</a></td>
</tr></table></td></tr>`;

const dottedRule = html`
<tr><td style="padding-top:28px;"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td height="2" style="height:2px;font-size:0;line-height:0;border-top:2px dotted ${colours.ink};">&nbsp;</td></tr></table></td></tr>`;

const plainText = (
  locale: Locale,
  { greeting, title, lead, code, facts, button, closing }: MailParts,
): string =>
  [
    greeting,
    title,
    lead,
    code,
    facts?.map(({ label, value }) => `${label}${colon[locale]}${value}`).join('\n'),
    button && `${button.label}${colon[locale].trim()}\n${button.bare}`,
    closing,
    `-- \n${brand.legalName}${signature[locale]}${brand.headquarters[locale]}\n${brand.mail.info}`,
  ]
    .filter((part) => part)
    .join('\n\n')
    .concat('\n');
