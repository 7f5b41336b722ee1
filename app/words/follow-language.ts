import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages with one address for both languages: loads the words again after a switch. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href;
