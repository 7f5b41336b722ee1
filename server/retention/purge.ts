import { recordEvent } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { sweep } from './sweep.ts';

type Purging = { by: string; dryRun: boolean };

/**
 * Deletes what is past its retention at once and in one transaction, or only counts it. The
 * server's sweep does the same in batches.
 */
export async function purge(
  context: Pick<Context, 'env' | 'database' | 'clock'>,
  { by, dryRun }: Purging,
): Promise<Record<string, number>> {
  let rows: Record<string, number> = {};
  await context.database
    .transaction(async (tx) => {
      rows = await sweep(context, tx);
      if (dryRun) throw new OnlyLooking();
      await recordEvent(
        tx,
        {
          action: 'data.purged',
          by: { kind: 'operator', name: by },
          target: { kind: 'data' },
          details: { rows },
        },
        context.clock.now(),
      );
    })
    .catch((error) => {
      if (!(error instanceof OnlyLooking)) throw error;
    });
  return rows;
}

class OnlyLooking extends Error {}
