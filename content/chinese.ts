/** Chinese headings break between phrases only; this marks where one ends. */
export const phrases = (...parts: string[]): string => parts.join('\u200b');
