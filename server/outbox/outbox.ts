import type { Context } from '../context.ts';
import { outboxLanes } from '../db/schema.ts';
import { startLane } from './lane.ts';
import { lanes } from './lanes.ts';
import { chooseTransports } from './transports/choose.ts';

/** Delivers messages in the background until it is stopped; any number of processes may run it. */
export function startOutbox(context: Context): { stop(): Promise<void> } {
  const transports = chooseTransports(context.env);
  const running = outboxLanes.map((lane) => startLane(context, transports, lane, lanes[lane]));
  return {
    stop: async () => {
      await Promise.all(running.map((lane) => lane.stop()));
    },
  };
}
