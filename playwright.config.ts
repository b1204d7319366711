import { existsSync } from 'node:fs'
import { chromium, defineConfig, devices } from '@playwright/test'

/** Debian's Chromium, where Playwright's own is not installed. */
const systemBrowser = '/usr/bin/chromium'
const launchOptions = existsSync(chromium.executablePath())
  ? {}
  : {
      executablePath: existsSync(systemBrowser) ? systemBrowser : undefined,
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

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list']],
  use: { ...devices['Desktop Chrome'], launchOptions, trace: 'retain-on-failure' },
  projects: [
    { name: 'with-javascript', testIgnore: /\.no-js\.spec/ },
    { name: 'without-javascript', testMatch: /\.(no-js|both)\.spec/, use: { javaScriptEnabled: false } },
  ],
})
