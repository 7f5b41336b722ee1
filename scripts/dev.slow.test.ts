import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { smallProject } from '#tests/support/small-project.ts';

const { command } = smallProject();

describe('npm run dev', () => {
  /** Two consecutive ports below the ephemeral range, one of them taken. */
  async function takeOneOfTwo(offset: number): Promise<{ first: number; free: () => void }> {
    for (let first = 21_000; ; first += 2) {
      const pair = [first, first + 1].map((port) => createServer().listen(port));
      const both = await Promise.all(pair.map((server) => once(server, 'listening'))).catch(
        () => undefined,
      );
      for (const [index, server] of pair.entries())
        if (both === undefined || index !== offset) server.close();
      if (both) return { first, free: () => pair[offset]?.close() };
    }
  }

  test.each([
    ['the pages', 0],
    ['the server behind them', 1],
  ])('reports a taken port, that of %s, before it starts anything', async (_, offset) => {
    const { first, free } = await takeOneOfTwo(offset);
    const { ended, output } = command(['scripts/dev.mjs'], { PORT: String(first) });
    expect(await ended).toBe(1);
    expect(output()).toBe(
      `Port ${first + offset} is taken; npm run dev needs ${first} for the pages, ${first + 1} for the server behind them. Choose two others: PORT=4000 npm run dev\n`,
    );
    free();
  });

  test.each(['web', '-1', '65535'])('refuses the port %s', async (port) => {
    const { ended, output } = command(['scripts/dev.mjs'], { PORT: port });
    expect(await ended).toBe(1);
    expect(output()).toBe('PORT must be a number from 1 to 65534.\n');
  });
});
