import type { Way } from './page-ways.ts';
import type { Visitor } from './visitor.ts';
import type { WatchedPages } from './watched-pages.ts';

export type Walk = { walked: number; complaints: string[] };

/** Goes one way after the other. One that ends early is pictured, and the others go on. */
export async function walkAll(
  ways: readonly Way[],
  visitor: Visitor,
  pages: WatchedPages,
): Promise<Walk> {
  const complaints: string[] = [];
  let walked = 0;
  for (const { name, walk } of ways) {
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
