import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepTypedText } from './framework/typed-text.ts'
import { reportUnanswered } from './framework/unanswered.ts'
import { currentLanguage, giveWords } from './language/current.ts'

window.fetch = reportUnanswered(window.fetch.bind(window), window)

/**
 * RemixBrowser suspends until the page's state has been read. No boundary may be above the document, because React
 * throws if a person clicks or types meanwhile. What RemixBrowser throws is the promise to wait for.
 */
async function stateRead(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (pending) {
    await pending
  }
}

const stopKeepingText = keepTypedText(document)

function Page() {
  useLayoutEffect(stopKeepingText, [])
  return <RemixBrowser />
}

/** Pages in English load no words of another language. */
async function wordsLoaded(): Promise<void> {
  if (currentLanguage() === 'ar') giveWords('ar', await import('./words.ar.ts'))
}

stateRead()
  .then(wordsLoaded)
  .then(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Page />
        </StrictMode>,
      )
    }),
  )
