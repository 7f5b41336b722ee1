import { expect, test } from 'vitest';
import { writeBadge } from './badge.ts';

test('markup in a name or a mark is escaped in the badge', () => {
  const hostile = `"><script>1</script> & 'x'`;
  const badge = writeBadge({ name: hostile, state: 'fine', locale: 'en', mark: hostile });
  expect(badge).not.toContain('<script');
  expect(badge).not.toMatch(/&(?!#\d+;)/);
  expect(badge.match(/<\/?[a-z]+/g)).toEqual([
    ...['<svg', '<title', '</title', '<path', '<path', '<g'],
    ...['<text', '</text', '<text', '</text', '</g', '</svg'],
  ]);
  expect(badge).toContain('&#34;&#62;&#60;script&#62;1&#60;/script&#62; &#38; &#39;x&#39;: ');
});
