import { defineConfig } from '@playwright/test';
import { isDefaultBrand, isWhole } from '#tests/support/test-scope.ts';
import { timeouts } from '#tests/timeouts.ts';

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: '.cache/journeys',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Both languages share their code, so behaviour is shown in one of them. `(zh) @both` marks what
  // the specification wants otherwise in Chinese, and what needs no browser.
  grepInvert: [
    ...(isWhole ? [] : [/\(zh\)( @ours)?$/, /@whole/]),
    ...(isDefaultBrand ? [] : [/@ours/]),
  ],
  // Parts and paper rarely change; `npm run journeys` looks at them, as at what is marked `@whole`.
  testIgnore: isWhole ? [] : ['**/agent-bar.spec.ts', '**/gallery.spec.ts', '**/print.spec.ts'],
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
      ],
    },
  },
});
