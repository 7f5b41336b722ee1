import { defineConfig } from '@playwright/test';
import { isDefaultBrand, isWhole } from '#tests/support/test-scope.ts';
import { timeouts } from '#tests/timeouts.ts';

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: '.cache/journeys',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // `npm test` runs the journeys marked `@core`: one for each promise to visitors and customers, in
  // English, or in both languages where `@both` says that the specification treats them differently.
  // `npm run journeys` runs everything.
  grep: isWhole ? undefined : /@core/,
  grepInvert: [...(isWhole ? [] : [/\(zh\)(?!.*@both)/]), ...(isDefaultBrand ? [] : [/@ours/])],
  // One more than the two cores we count on: a journey waits for the browser as much as it works.
  workers: 3,
  timeout: timeouts.testMs,
  expect: { timeout: timeouts.expectMs },
  reporter: [['line'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages of a context share a process, and with it what the engine has compiled: a visit costs
        // 60 % of the processor time.
        '--renderer-process-limit=1',
      ],
    },
  },
});
