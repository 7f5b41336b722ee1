import type { Page } from '@playwright/test';
import { contactWords } from '#content/interface/contact.ts';
import { layoutOf } from '#content/interface/layout/layout.ts';
import { pagePath } from '#content/site-map.ts';
import { type ContactField, contactFieldNames, sendContactMessage } from '#contract/contact.ts';
import type { Locale } from '#contract/locale.ts';
import { visit } from './journey.ts';

/** The URL pattern of the contact form's call. */
export const contactCall = `**${sendContactMessage.path}`;

export const goodMessage: Record<ContactField, string> = {
  fullName: 'Mei Tan',
  email: 'mei.tan@company.example',
  phone: '+65 8123 4567',
  message: 'We send about 40,000 codes a month to Vietnam.',
};

/** The chat in a language: its button, its panel and the contact form. */
export function chatIn(locale: Locale) {
  const { words } = layoutOf(locale);
  const form = contactWords[locale];
  const opener = (page: Page) => page.getByRole('button', { name: words.chat.open, exact: true });
  const closer = (page: Page) => page.getByRole('button', { name: words.chat.close, exact: true });
  const panel = (page: Page) => page.getByRole('dialog');
  const contact = (page: Page) => panel(page).getByRole('button', { name: form.title });
  const field = (page: Page, name: ContactField) =>
    panel(page).getByRole('textbox', { name: form.fields[name].label, exact: true });
  const complaint = (page: Page, name: ContactField) =>
    panel(page).getByText(form.errors[`contact.${name}`], { exact: true });
  const submit = (page: Page) =>
    panel(page).getByRole('button', { name: form.submit, exact: true });
  const thanks = (page: Page) => panel(page).getByRole('heading', { name: form.thanks.heading });

  const openForm = async (page: Page) => {
    await visit(page, pagePath('home', locale));
    await opener(page).click();
    await contact(page).click();
  };
  const fill = async (page: Page, values = goodMessage) => {
    for (const name of contactFieldNames) await field(page, name).fill(values[name]);
  };
  return { opener, closer, panel, contact, field, complaint, submit, thanks, openForm, fill };
}
