import { expect, test } from 'vitest';
import { inCallTime } from '../call-time.ts';
import { fairShare } from './fair-share.ts';

const connections = 6;
const most = 2;

/** Takes a share for a call and keeps it until it is let go. */
function holder(inShare: ReturnType<typeof fairShare>) {
  const begun: string[] = [];
  const take = (call: string) => {
    const gate = Promise.withResolvers<void>();
    const held = inCallTime(call, () =>
      inShare(async () => {
        begun.push(call);
        await gate.promise;
      }),
    );
    return { held, letGo: gate.resolve };
  };
  return { begun, take };
}

test('a call has a third of the connections, and others have theirs', async () => {
  const { begun, take } = holder(fairShare(connections, 60_000));
  const locked = Array.from({ length: 5 }, () => take('/locked'));
  const other = take('/other');
  await Promise.resolve();
  expect(begun).toEqual(['/locked', '/locked', '/other']);
  for (const { letGo } of [...locked, other]) letGo();
  await Promise.all([...locked, other].map(({ held }) => held));
  expect(begun.filter((call) => call === '/locked')).toHaveLength(5);
});

test('whoever waits too long is told what the pool says', async () => {
  const { take } = holder(fairShare(connections, 5));
  const locked = Array.from({ length: most }, () => take('/locked'));
  await expect(take('/locked').held).rejects.toThrow('timeout exceeded when trying to connect');
  for (const { letGo } of locked) letGo();
  await Promise.all(locked.map(({ held }) => held));
  const after = take('/locked');
  after.letGo();
  await after.held;
});

test('what works for no call does not wait', async () => {
  const inShare = fairShare(1, 5);
  const gate = Promise.withResolvers<void>();
  const first = inShare(() => gate.promise);
  expect(await inShare(async () => 'second')).toBe('second');
  gate.resolve();
  await first;
});
