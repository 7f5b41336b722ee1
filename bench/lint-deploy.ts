import { lintDeploy } from './deploy/lint-deploy.ts';
import { runMeasurement } from './measurement.ts';

/** Validates `deploy/` with the programs that use it, as far as this machine has them. */
await runMeasurement(() => lintDeploy(console.log));
