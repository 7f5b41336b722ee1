import { type Html, html } from '#content/html.ts';
import type { OutboxStatus } from '../db/schema.ts';
import type { OutboxRow } from '../outbox/message-rows.ts';
import { renderRow } from './rendered.ts';

const refreshSeconds = 3;

export const listPage = (rows: readonly OutboxRow[]): Html =>
  frame(
    'Inbox',
    html`<h1>Inbox</h1>
<p class="lead">Every mail and text this server was asked to send, the newest first.</p>
${rows.length === 0 && html`<p class="empty">Nothing was sent yet.</p>`}
<ol class="line">
${rows.map(
  (row) => html`<li class="${row.status}">
<a href="/dev/inbox/${row.id}">${headingOf(row)}</a>
<span class="to">${row.channel === 'mail' ? 'Mail' : 'Text'} to ${row.recipient}</span>
<span class="state">${stateOf(row)}</span>
${time(row.createdAt)}
</li>`,
)}
</ol>`,
    rows.some(({ status }) => status === 'queued'),
  );

export const messagePage = (row: OutboxRow): Html =>
  frame(
    headingOf(row),
    html`<p><a href="/dev/inbox">All messages</a></p>
<h1>${headingOf(row)}</h1>
<dl>
<dt>To</dt><dd>${row.recipient}</dd>
<dt>Written</dt><dd>${time(row.createdAt)}</dd>
<dt>State</dt><dd class="${row.status}">${stateOf(row)}</dd>
<dt>Template</dt><dd>${row.template} (${row.locale})</dd>
</dl>
${bodyOf(row)}`,
    false,
  );

function bodyOf(row: OutboxRow): Html {
  const message = renderRow(row);
  if (!message) return html`<p class="empty">It has left, and what it said is no longer kept.</p>`;
  if (message.channel === 'sms') return html`<p class="bubble">${message.text}</p>`;
  return html`<iframe src="/dev/inbox/${row.id}/mail" title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details><summary>Plain text</summary><pre>${message.text}</pre></details>`;
}

const frame = (title: string, body: Html, refresh: boolean): Html =>
  html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh && html`<meta http-equiv="refresh" content="${refreshSeconds}">`}
<title>${title}</title>
<link rel="stylesheet" href="/dev/inbox/style.css">
</head>
<body><main>
${body}
</main></body>
</html>`;

function headingOf(row: OutboxRow): string {
  const message = renderRow(row);
  return message?.channel === 'mail' ? message.subject : (message?.text ?? row.template);
}

const states: Record<OutboxStatus, string> = {
  queued: 'Waiting',
  sent: 'Delivered',
  dead: 'Given up',
};

const stateOf = ({ status, attempts, lastError }: OutboxRow): string =>
  lastError ? `${states[status]} after ${attempts} tries: ${lastError}` : states[status];

const time = (moment: Date): Html =>
  html`<time datetime="${moment.toISOString()}">${moment.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;
