import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * For a route whose page sends forms by `useFetcher`, and for the layouts around it. A refused form changed nothing,
 * but Remix would load all data again. Without a connection, an error would then replace the page.
 */
export const unlessRefused: ShouldRevalidateFunction = ({ actionStatus }) =>
  actionStatus === undefined || actionStatus < 400
