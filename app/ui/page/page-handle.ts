/** What a route module may set for its page in `export const handle`. */
export interface PageHandle {
  /** 'site': top bar and footer (the default). 'plain': the route draws its own frame. */
  frame?: 'site' | 'plain'
  /** The addresses of a public page that has several. */
  addresses?: readonly string[]
}
