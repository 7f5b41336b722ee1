import { expect, test } from 'vitest';
import { workbenchWords } from '#content/interface/workbench.ts';
import { attemptSentence } from './attempt-sentence.ts';

const attempts = (...statuses: (number | null)[]) =>
  statuses.map((status, index) => ({
    ...{ number: index + 1, status, tookMs: 1, headers: {}, problem: null, reply: '' },
    madeAt: '2026-11-16T09:00:01.000Z',
  }));

test.each([
  [attempts(), 'waiting', 'The first attempt is about to be made.'],
  [attempts(500), 'waiting', 'One attempt, responded with 500.'],
  [attempts(500, 500, 500, 500), 'waiting', 'Four attempts, each responded with 500.'],
  [attempts(500, 404), 'waiting', 'Two attempts, the last responded with 404.'],
  [attempts(500, null), 'waiting', 'Two attempts, the last without a response in 5 seconds.'],
  [attempts(200), 'received', 'Received at the first attempt.'],
  [attempts(500, 200), 'received', 'Received at attempt 2.'],
  [attempts(500, 500, 500, 500, 500, 500), 'given-up', 'Given up after 6 attempts.'],
] as const)('%#: %s %s', (made, state, lead) => {
  const sentence = attemptSentence({ attempts: [...made], state }, 'fail', workbenchWords.en);
  expect(sentence.lead).toBe(lead);
});

test('a callback that was interrupted twice is set aside', () => {
  const interrupted = attempts(null, null).map((one) => ({ ...one, problem: 'interrupted' }));
  const sentence = attemptSentence(
    { attempts: interrupted, state: 'given-up' },
    'ok',
    workbenchWords.en,
  );
  expect(sentence).toEqual(workbenchWords.en.catcher.setAside);
});

test('the advice depends on what the catcher answers now', () => {
  const waiting = { attempts: attempts(500), state: 'waiting' } as const;
  const { same, switchTo, nextTaken } = workbenchWords.zh.catcher;
  expect(attemptSentence(waiting, 'fail', workbenchWords.zh).text).toBe(same + switchTo);
  expect(attemptSentence(waiting, 'ok', workbenchWords.zh).text).toBe(same + nextTaken);
});
