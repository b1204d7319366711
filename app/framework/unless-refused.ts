import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * For a route whose page sends forms by `useFetcher`, and for the layouts around it. A refused form has changed nothing, but
 * Remix would load all data again, and without a connection the page would be replaced by an error.
 */
export const unlessRefused: ShouldRevalidateFunction = ({ actionStatus }) =>
  actionStatus === undefined || actionStatus < 400
