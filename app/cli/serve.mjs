import { say, stop } from './stages.mjs'

/** Serves the build that is there. */
export async function serveBuild() {
  const { serve, SettingsError } = await import('../../build/server/index.js')
  try {
    await serve(say)
  } catch (error) {
    if (error instanceof SettingsError || /Error$/.test(error?.name ?? '')) stop(`Qismah did not start.\n${error.message}`)
    throw error
  }
}
