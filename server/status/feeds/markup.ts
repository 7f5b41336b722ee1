import { html } from '#content/html.ts';
import type { Locale } from '#contract/locale.ts';
import { momentIn, type StoryItem } from './story.ts';

/** An item as HTML, for feed readers. */
export const itemMarkup = ({ paragraphs, period, services }: StoryItem, locale: Locale): string =>
  html`<p>${period}<br>${services}</p>${paragraphs.map(
    ({ stage, text, at }) =>
      html`<p><strong>${momentIn(locale, at)}</strong> ${stage}<br>${text}</p>`,
  )}`.markup;

/** An item as plain text, for calendars and the command line. */
export const itemText = ({ paragraphs, period, services }: StoryItem, locale: Locale): string =>
  [
    `${period}\n${services}`,
    ...paragraphs.map(({ stage, text, at }) => `${momentIn(locale, at)} ${stage}\n${text}`),
  ].join('\n\n');
