import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Slots } from './slots.tsx';

test('without content the placeholder sections render nothing', () => {
  expect(renderToStaticMarkup(<Slots slots={[]} />)).toBe('');
});

test('a slot with content becomes a section', () => {
  const slots = [
    { id: 'vision', heading: 'What we see', entries: ['One line', 'No gaps'] },
  ] as const;
  const html = renderToStaticMarkup(<Slots slots={[...slots]} />);
  expect(html).toContain('<h2>What we see</h2>');
  expect(html.match(/<li>/g)).toHaveLength(2);
});
