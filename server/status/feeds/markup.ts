import { fill } from '#content/fill.ts';
import { html } from '#content/messages/html.ts';
import { feedWords } from '#content/status/feeds.ts';
import type { Locale } from '#contract/locale.ts';
import type { StoryItem } from './story.ts';

/** An item as HTML, for the readers of feeds. */
export const itemMarkup = ({ paragraphs, services }: StoryItem, locale: Locale): string =>
  html`${paragraphs.map(
    ({ text, at }) => html`<p><strong>${momentIn(locale, at)}</strong><br>${text}</p>`,
  )}<p>${services}</p>`.markup;

/** The same as plain text, for calendars. */
export const itemText = ({ paragraphs, services }: StoryItem, locale: Locale): string =>
  [...paragraphs.map(({ text, at }) => `${momentIn(locale, at)}\n${text}`), services].join('\n\n');

const momentIn = (locale: Locale, at: Date): string =>
  fill(feedWords[locale].utc, { moment: at.toISOString().slice(0, 16).replace('T', ' ') });
