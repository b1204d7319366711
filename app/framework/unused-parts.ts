import type { Plugin } from 'vite'

/** One change to the text of a package's file: it must be found there, or the build fails. */
type Change = readonly [find: RegExp, replace: string]

const never = (name: string): Change => [
  new RegExp(`(function ${name}\\([^)]*\\) \\{)[^}]*\\}`),
  '$1 return false }',
]

/** What is assigned to the module's exports and imported by nothing, as a constant that is then left out. */
const unexported = (name: string): Change => [new RegExp(`\\bexports\\.${name}=`), `var unused_${name}=`]

/** By the file's path in node_modules. */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  // No loader defers: a page is answered whole.
  '@remix-run/router/dist/router.js': [never('isDeferredResult'), never('isDeferredData')],
  '@remix-run/react/dist/esm/data.js': [never('isDeferredResponse'), never('isDeferredData')],
  // The root has its own error page, and every route with a `clientLoader` would need a fallback: there is none.
  'react-router/dist/index.js': [[/(function DefaultErrorComponent\(\) \{)/, '$1 return null;']],
  '@remix-run/react/dist/esm/fallback.js': [
    [/(function RemixRootDefaultHydrateFallback\(\) \{)/, '$1 return null;'],
  ],
  // Where the document around the error page fails too, a sentence is left.
  '@remix-run/react/dist/esm/errorBoundaries.js': [
    [
      /(function RemixRootDefaultErrorBoundary\(\{\s*error,\s*isOutsideRemixApp\s*\}\) \{)/,
      `$1 console.error(error);
       return React.createElement('html', { lang: 'en' }, React.createElement('body', null, 'This page failed. Please load it again.'));`,
    ],
  ],
  // The interface of React 17, and the root of a page that the server has not rendered.
  'react-dom/cjs/react-dom.production.min.js': [
    'createRoot',
    'findDOMNode',
    'hydrate',
    'render',
    'unmountComponentAtNode',
    'unstable_renderSubtreeIntoContainer',
  ].map(unexported),
}

/**
 * Leaves parts of React's DOM, the router and Remix out of the browser's code, which nothing here uses and no bundler can
 * know to be unused. They would take 3 kB of each page with React.
 */
export const unusedParts: Plugin = {
  name: 'unused-parts',
  // Before a package's modules are rewritten.
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    const path = id.replace(/^.*\/node_modules\//, '')
    const changes = CHANGES[path]
    if (!changes) return undefined
    return changes.reduce((text, [find, replace]) => {
      if (!find.test(text)) this.error(`${path} no longer has ${find}: see app/framework/unused-parts.ts`)
      return text.replace(find, replace)
    }, code)
  },
}
