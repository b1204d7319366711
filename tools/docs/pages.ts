import { settingsPage } from './settings-page.ts'

/** The pages that `npm run docs` writes, by path. */
export const GENERATED_PAGES: Record<string, () => string> = {
  'docs/settings.md': settingsPage,
}
