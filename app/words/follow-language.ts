import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For a page that both languages share: its words come again when the language was switched. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href;
