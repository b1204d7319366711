import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * Of a route whose page sends forms aside (`useFetcher`), and of those around it: what was refused has changed nothing.
 * Remix asks for everything anew all the same, and without a connection the page itself would be lost.
 */
export const unlessRefused: ShouldRevalidateFunction = ({ actionStatus }) =>
  actionStatus === undefined || actionStatus < 400
