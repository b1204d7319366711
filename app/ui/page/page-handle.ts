/** What a route module may set for its page in `export const handle`. */
export interface PageHandle {
  /** Send React and hydrate. A page with neither this nor `light` sends no JavaScript, unless it shows a message or errors. */
  hydrate?: boolean
  /**
   * Send the light script (entry.light.ts), for a page that needs JavaScript but not React. A function decides it from
   * the data of the route's loader.
   */
  light?: boolean | ((data: unknown) => boolean)
  /** 'site': top bar and footer (the default). 'plain': the route draws its own frame. */
  frame?: 'site' | 'plain'
}
