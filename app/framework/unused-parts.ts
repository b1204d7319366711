import type { Plugin } from 'vite'

/** One change to the text of a package's file. The build fails if the text is not found. */
type Change = readonly [find: RegExp, replace: string]

const never = (name: string): Change => [
  new RegExp(`(function ${name}\\([^)]*\\) \\{)[^}]*\\}`),
  '$1 return false }',
]

/** Replaces an assignment to a module's export that nothing imports by a constant, which the bundler then removes. */
const unexported = (name: string): Change => [new RegExp(`\\bexports\\.${name}=`), `var unused_${name}=`]

/** By the file's path in node_modules. */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  // No loader defers: all data of a page is sent at once.
  '@remix-run/router/dist/router.js': [never('isDeferredResult'), never('isDeferredData')],
  '@remix-run/react/dist/esm/data.js': [never('isDeferredResponse'), never('isDeferredData')],
  // The root has its own error page. Every route with a `clientLoader` would need a fallback, but there is no such
  // route.
  'react-router/dist/index.js': [[/(function DefaultErrorComponent\(\) \{)/, '$1 return null;']],
  '@remix-run/react/dist/esm/fallback.js': [
    [/(function RemixRootDefaultHydrateFallback\(\) \{)/, '$1 return null;'],
  ],
  // If the document around the error page fails too, one sentence is left.
  '@remix-run/react/dist/esm/errorBoundaries.js': [
    [
      /(function RemixRootDefaultErrorBoundary\(\{\s*error,\s*isOutsideRemixApp\s*\}\) \{)/,
      `$1 console.error(error);
       return React.createElement('html', { lang: 'en' }, React.createElement('body', null, 'This page failed. Please load it again.'));`,
    ],
  ],
  // The API of React 17, and `createRoot` for a page that the server has not rendered.
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
 * Removes parts of React's DOM, the router and Remix from the browser's code that nothing here uses. A bundler cannot
 * know that they are unused. They would add 3 kB to each page with React.
 */
export const unusedParts: Plugin = {
  name: 'unused-parts',
  // Before the modules of packages are transformed.
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
