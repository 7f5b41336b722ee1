import type { TestProject } from 'vitest/node';

/**
 * One PostgreSQL for the whole list: starting one for each mutation would take most of the time.
 */
export const databaseSetting = 'MUTATIONS_TEMPLATE_URL';

export default function setup(project: TestProject): void {
  const url = process.env[databaseSetting];
  if (!url) throw new Error(`${databaseSetting} is not set: run npm run mutate.`);
  project.provide('templateUrl', url);
}
