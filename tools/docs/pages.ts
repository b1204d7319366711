import { enginePage } from './engine-page.ts'
import { settingsPage } from './settings-page.ts'

/** The pages that `npm run docs` writes, by path. */
export const GENERATED_PAGES: Record<string, () => string> = {
  'docs/engine.md': () => enginePage(),
  'docs/settings.md': settingsPage,
}
