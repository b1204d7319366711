import type { Plugin } from 'vite'

/** One change to the text of a package's file. The build fails if the text is not found. */
type Change = readonly [find: RegExp, replace: string]

const never = (name: string): Change => [
  new RegExp(`(function ${name}\\([^)]*\\) \\{)[^}]*\\}`),
  '$1 return false }',
]

/** Replaces an assignment to a module's export that nothing imports by a constant, which the bundler then removes. */
const unexported = (name: string): Change => [new RegExp(`\\bexports\\.${name}=`), `var unused_${name}=`]

const SCROLL_LOCK = /^(react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar)\//

/** Radix names its functions again and makes some components with calls that a bundler cannot leave out. */
const withoutUnusedCalls = (code: string) =>
  code
    .replace(/^var __name = .*$/m, 'var __name = (target) => target;')
    .replace(/^__name\(\w+, "\w+"\);$/gm, '')
    .replace(/^(var \w+ =) (React\.forwardRef|createSlot)\(/gm, '$1 /* @__PURE__ */ $2(')

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
  // No menu is modal, and dialogs have no `Overlay`, so nothing stops the page from scrolling with a style element.
  '@radix-ui/react-menu/dist/index.mjs': [[/disableOutsideScroll \? RemoveScroll : /, '']],
  // The API of React 17, and `createRoot` for a page that the server has not rendered.
  'react-dom/cjs/react-dom.production.min.js': [
    'createRoot',
    'findDOMNode',
    'hydrate',
    'render',
    'unmountComponentAtNode',
    'unstable_renderSubtreeIntoContainer',
  ].map(unexported),
  // The description of schemas, cycles in the data, and the messages of zod: the browser only checks forms, with our
  // messages.
  'zod/v4/classic/schemas.js': [
    [/^ *inst\._zod\.processJSONSchema = .*\n/gm, ''],
    [/jsonSchema: \{[^}]*\},/, ''],
    [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/, 'undefined'],
    [/if \(!core\.globalConfig\.localeError\)\s*core\.config\(en\(\)\);/, ''],
    [/if \(!core\.globalConfig\.memoizer\)\s*core\.config\(\{ memoizer: core\.memoizer\(\) \}\);/, ''],
  ],
  // The Content-Security-Policy allows no compiled code, and browsers report the attempt.
  'zod/v4/core/util.js': [[/(export const allowsEval = .*cached\(\(\) => \{)/, '$1 return false;']],
}

/**
 * Removes parts of React's DOM, the router, Remix, Radix and zod from the browser's code that nothing here uses. A
 * bundler cannot know that they are unused. They would add 3 kB to each page with React, and 6 kB to what checks forms.
 */
export const unusedParts: Plugin = {
  name: 'unused-parts',
  // Before the modules of packages are transformed.
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    const path = id.replace(/^.*\/node_modules\//, '')
    if (SCROLL_LOCK.test(path)) return { code, moduleSideEffects: false }
    const changes = CHANGES[path] ?? []
    const changed = changes.reduce((text, [find, replace]) => {
      if (!find.test(text)) this.error(`${path} no longer has ${find}: see app/framework/unused-parts.ts`)
      return text.replace(find, replace)
    }, code)
    return path.startsWith('@radix-ui/') ? withoutUnusedCalls(changed) : changed
  },
}
