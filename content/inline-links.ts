/** `[name](target)` in a sentence, with or without a domain. */
export const inlineLink = /\[([^\]]*)\]\(([^)\s]*)\)/;

/** The sentence as plain text: each link leaves its name. */
export const withoutLinks = (text: string): string =>
  text.replace(new RegExp(inlineLink, 'g'), '$1');
