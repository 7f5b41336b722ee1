import type { Mark } from './brand-shape.ts';

/** Our logo mark: the line writes the first letter of the name, with its unread badge. */
export const mark: Mark = [
  {
    path: 'M0 33.5L5.5 33.5A3.5 3.5 0 0 0 9 30L9 12.13A2.6 2.6 0 0 1 13.81 10.76L26.19 30.74A2.6 2.6 0 0 0 31 29.37L31 17',
    colour: 'text',
    strokeWidth: 5.6,
  },
  { path: 'M25.6 8a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0', colour: 'live' },
];
