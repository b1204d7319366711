import { existsSync } from 'node:fs'

/** Debian's browsers, for when Playwright's is not installed. The headless one is faster. */
export const DEBIAN_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** @param {string} own where Playwright would install its own */
export const foundBrowser = (own) => [own, ...DEBIAN_BROWSERS].find(existsSync)
