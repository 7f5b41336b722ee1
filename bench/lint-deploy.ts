import { lintDeploy } from './deploy/lint-deploy.ts';
import { runMeasurement } from './measurement.ts';

/** Reads `deploy/` with the programs that will use it, as far as this machine has them. */
await runMeasurement(() => lintDeploy(console.log));
