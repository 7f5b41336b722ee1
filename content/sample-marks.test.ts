import { expect, test } from 'vitest';
import { keepSamples, markSample } from './sample-marks.ts';

const document = [
  '# Birds',
  markSample('python', '```python\nprint(1)\n```'),
  markSample('go', '```go\nfmt.Print(1)\n```'),
  'They sing.',
  markSample('python', '```python\nprint(2)\n```'),
  '## Note',
  '',
].join('\n\n');

test('a request for a language gets the text and the samples of that language', () => {
  expect(keepSamples(document, 'Python')).toBe(
    '# Birds\n\n```python\nprint(1)\n```\n\nThey sing.\n\n```python\nprint(2)\n```\n\n## Note\n\n',
  );
});

test.each(['cobol', '', '.*', '__proto__'])(
  'a language without samples (%s): everything',
  (language) => {
    expect(keepSamples(document, language)).toBe(document);
  },
);
