import { createLucideIcon, type LucideIconData } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lucideIcon } from './lucide-icon.tsx';

const bell: LucideIconData = {
  name: 'bell',
  size: 24,
  aliases: ['ring'],
  node: [
    ['path', { d: 'M4 17h16', key: 'a' }],
    ['circle', { cx: '12', cy: '9', r: '5', key: 'b' }],
  ],
};

test.each([
  {},
  { size: 20, className: 'chevron' },
  { size: 16, strokeWidth: 1.75, x: 4, y: 8, 'data-open': true },
])('an icon looks as the library draws it: %o', (props) => {
  const Own = lucideIcon(bell);
  const Theirs = createLucideIcon(bell);
  expect(renderToStaticMarkup(<Own {...props} />)).toBe(
    renderToStaticMarkup(<Theirs {...props} />),
  );
});
