import { expect, test } from 'vitest';
import { askedAbility } from './slim-react.ts';

test.each([
  ["import { ViewTransition } from 'react';", 'view transitions'],
  ['<Fragment key={id} ref={place}>', 'a fragment with a ref'],
  ['<form onChange={note} action={send}>', 'an action of a form'],
  ['<my-map zoom={3} />', 'a custom element'],
  ["preload('/a.woff2', { as: 'font' });", 'a hint of what to load'],
])('a part that asks for what is left out is found: %s', (code, ability) => {
  expect(askedAbility(code)).toBe(ability);
});

test.each([
  '<Fragment key={id}><input ref={field} /></Fragment>',
  '<FailureNote message={words.failed} action={words.retry} />',
  '<link rel="preload" href={href} as="font" />',
  "calls.prepare(); const isActivityKnown = Map<string, 'a-b'>;",
])('what React has without them is not: %s', (code) => {
  expect(askedAbility(code)).toBeUndefined();
});
