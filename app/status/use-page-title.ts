import { useEffect } from 'react';

/** Puts what the page is about before the title of its kind, as the server does. */
export function usePageTitle(subject: string | undefined, title: string): void {
  useEffect(() => {
    document.title = subject ? `${subject} | ${title}` : title;
  }, [subject, title]);
}
