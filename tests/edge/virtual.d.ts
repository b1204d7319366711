declare module 'virtual:public-pages' {
  /** Remix's build with the public pages' routes alone, without its entry. */
  export const build: object
  /** What public pages show of an installation, and its time. */
  export const settings: { now: string }
}
