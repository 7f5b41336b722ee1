/** Operating system family by user agent. */
export const osFamily = (userAgent: string): string =>
  families.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';

const families: [string, RegExp][] = [
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
];
