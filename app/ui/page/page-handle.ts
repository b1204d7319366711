/** What a route module may say of its page in `export const handle`. */
export interface PageHandle {
  /** Send JavaScript and hydrate. Pages that do not say so ship none. */
  hydrate?: boolean
  /** 'site': top bar and footer (the default). 'plain': the route draws its own frame. */
  frame?: 'site' | 'plain'
}
