import type { Run } from '../measurement.ts';

export type Finding = { what: string; holds: boolean };

export type ScenarioOptions = {
  /** How long the fault lasts. */
  minutes: number;
  say(line: string): void;
};

/** Breaks something on purpose and reports what held. */
export type FaultScenario = {
  name: string;
  about: string;
  run(run: Run, options: ScenarioOptions): Promise<Finding[]>;
};
