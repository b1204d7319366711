/** What a route module may say of its page in `export const handle`. */
export interface PageHandle {
  /** Send React and hydrate. Pages that say neither this nor `light` send no JavaScript. */
  hydrate?: boolean
  /** Send the light script (entry.light.ts), for a page that needs JavaScript and not React. */
  light?: boolean
  /** 'site': top bar and footer (the default). 'plain': the route draws its own frame. */
  frame?: 'site' | 'plain'
}
