import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepTypedText } from './framework/typed-text.ts'
import { keepFormsOnFailure } from './framework/unanswered.ts'

window.fetch = keepFormsOnFailure(window.fetch.bind(window), window)

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

/**
 * The page's own script sets the modules of its routes. Where these wait for the words of another language than English,
 * that is later than this script.
 */
function routesLoaded(): Promise<unknown> {
  const name = '__remixRouteModules'
  if (name in window) return Promise.resolve()
  return new Promise((resolve) => {
    Object.defineProperty(window, name, {
      configurable: true,
      set(value) {
        Object.defineProperty(window, name, { value })
        resolve(value)
      },
    })
  })
}

const stopKeepingText = keepTypedText(document)

function Page() {
  useLayoutEffect(stopKeepingText, [])
  return <RemixBrowser />
}

Promise.all([stateRead(), routesLoaded()]).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Page />
      </StrictMode>,
    )
  }),
)
