import type { Run } from '../measurement.ts';

export type Finding = { what: string; holds: boolean };

export type ScenarioOptions = {
  /** How long something stays broken. */
  minutes: number;
  say(line: string): void;
};

/** Breaks something on purpose and answers what held. */
export type FaultScenario = {
  name: string;
  about: string;
  run(run: Run, options: ScenarioOptions): Promise<Finding[]>;
};
