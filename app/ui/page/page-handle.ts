/** What a route module may set for its page in `export const handle`. */
export interface PageHandle {
  /** 'site': top bar and footer (the default). 'plain': the route draws its own frame. */
  frame?: 'site' | 'plain'
  /** The addresses of a public page that has several. */
  addresses?: readonly string[]
  /** The picture of a link to the page, by the address of the page; without it, the picture of the site. */
  picture?: (address: string) => string
}
