import { existsSync } from 'node:fs'

/** Debian's browsers, for when Playwright's is not installed. The headless one is faster. */
const DEBIAN_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/**
 * The browser in TEST_BROWSER, or the first that is installed.
 * @param {string} own where Playwright would install its own
 */
export const foundBrowser = (own) => process.env.TEST_BROWSER || [own, ...DEBIAN_BROWSERS].find(existsSync)
