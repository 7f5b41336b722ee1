import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { documentWords } from '#content/interface/document.ts';
import { readNumbers } from '#documents/drawings/numbers.ts';
import { readStates } from '#documents/drawings/states.ts';
import { tableContainer } from '#tests/support/container.ts';
import { textOf } from '#tests/support/served-text.ts';
import { Numbers } from './numbers.tsx';
import { States } from './states.tsx';

/** The text of each row's cells, as a screen reader reads it. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[hd].*?<\/t[hd]>/g)].map(([cell]) => textOf(cell)),
  );

test('the drawing of numbers is a table with a row for each call', () => {
  const numbers = readNumbers(
    tableContainer('numbers', [
      'dials | rings | sees | when',
      'anybody **N** → **X**, **E** | **A** | **X** | Within [its time](page:pricing).',
      'others → **Y** | nobody | – | ',
    ]),
  );
  const html = renderToStaticMarkup(<Numbers numbers={numbers} />);
  expect(rowsOf(html)).toEqual([
    ['dials', 'rings', 'sees', 'when'],
    ['N → X → E → anybody', 'A', 'X', 'Within its time .'],
    ['→ Y → others', 'nobody', '–', ''],
  ]);
  expect(html).toContain('<a href="/pricing">');
});

test('the drawing of states is a table with a row for each state, final ones marked', () => {
  const states = readStates(
    tableContainer('states', [
      'state | means | leads to',
      '`draft` | Not started. | `running`: `start`; `closed`: you close it',
      '`running` | We call. | `closed`: you close it',
      '`closed` | Over. | –',
    ]),
  );
  const html = renderToStaticMarkup(<States states={states} words={documentWords.en} />);
  expect(rowsOf(html)).toEqual([
    ['state', 'means', 'leads to'],
    ['draft', 'Not started.', 'start → running you close it → closed'],
    ['running', 'We call.', 'you close it → closed'],
    ['closed final', 'Over.', '–'],
  ]);
});
