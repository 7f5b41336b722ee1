import type { Journey } from './page-journeys.ts';
import type { Visitor } from './visitor.ts';
import type { WatchedPages } from './watched-pages.ts';

export type Walk = { walked: number; complaints: string[] };

/** Runs the journeys in sequence. A failed one gets a screenshot, and the others continue. */
export async function walkAll(
  journeys: readonly Journey[],
  visitor: Visitor,
  pages: WatchedPages,
): Promise<Walk> {
  const complaints: string[] = [];
  let walked = 0;
  for (const { name, walk } of journeys) {
    try {
      await walk(visitor);
      walked += 1;
    } catch (error) {
      complaints.push(`${name}: ${error instanceof Error ? error.message : error}`);
      await visitor.picture(`${name}-ended-early`, 'window').catch(() => undefined);
    }
    complaints.push(...pages.takeComplaints().map((complaint) => `${name}: ${complaint}`));
  }
  return { walked, complaints };
}
