import { chromium, defineConfig, devices } from '@playwright/test'
import { foundBrowser } from './tests/support/browser.mjs'

const own = chromium.executablePath()
const browser = foundBrowser(own)
const launchOptions =
  browser !== undefined && browser !== own
    ? {
        executablePath: browser,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      }
    : {}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  // The longest journeys take half a minute on a quiet machine, and several times that beside other work.
  timeout: 180_000,
  // A machine that has much else to do takes longer than the usual five seconds.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A test that passes when it is tried again is named at the end as flaky: it is mended, but holds nobody up.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions,
    // Pictures and copies of the page at every step would take a third of the time; `--trace=on` makes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    { name: 'with-javascript', testIgnore: /\.no-js\.spec/ },
    { name: 'without-javascript', testMatch: /\.(no-js|both)\.spec/, use: { javaScriptEnabled: false } },
  ],
})
