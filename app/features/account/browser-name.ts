import { settingsWords } from './settings-messages.ts'

/** Many browsers also send the names of others, so the order matters. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** The browser and its system, from the User-Agent header, by the names that people know. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return settingsWords.unknownBrowser
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? settingsWords.unknownBrowser
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1]
  return system ? settingsWords.browserOn(browser, system) : browser
}
