import { expect, test } from 'vitest';
import { withCallTimeout } from '../call-timeout.ts';
import { fairShare } from './fair-share.ts';

const connections = 6;
const most = 2;

/** Takes a share for a call and holds it until `release` is called. */
function holder(inShare: ReturnType<typeof fairShare>) {
  const begun: string[] = [];
  const take = (call: string) => {
    const gate = Promise.withResolvers<void>();
    const held = withCallTimeout(call, () =>
      inShare(async () => {
        begun.push(call);
        await gate.promise;
      }),
    );
    return { held, release: gate.resolve };
  };
  return { begun, take };
}

test('a call gets at most a third of the connections', async () => {
  const { begun, take } = holder(fairShare(connections, 60_000));
  const locked = Array.from({ length: 5 }, () => take('/locked'));
  const other = take('/other');
  await Promise.resolve();
  expect(begun).toEqual(['/locked', '/locked', '/other']);
  for (const { release } of [...locked, other]) release();
  await Promise.all([...locked, other].map(({ held }) => held));
  expect(begun.filter((call) => call === '/locked')).toHaveLength(5);
});

test('a call that waits too long fails with the message of the pool', async () => {
  const { take } = holder(fairShare(connections, 5));
  const locked = Array.from({ length: most }, () => take('/locked'));
  await expect(take('/locked').held).rejects.toThrow('timeout exceeded when trying to connect');
  for (const { release } of locked) release();
  await Promise.all(locked.map(({ held }) => held));
  const after = take('/locked');
  after.release();
  await after.held;
});

test('work outside of calls does not wait for a share', async () => {
  const inShare = fairShare(1, 5);
  const gate = Promise.withResolvers<void>();
  const first = inShare(() => gate.promise);
  expect(await inShare(async () => 'second')).toBe('second');
  gate.resolve();
  await first;
});
