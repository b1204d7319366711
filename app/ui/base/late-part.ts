import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of a page whose code is loaded after the page. Until then, and without a connection, the hook returns null, and
 * the page shows what works without JavaScript. The code is loaded by an effect and not by `lazy`: if a boundary around
 * the document suspends while the page hydrates, React 18 discards the root (error 345).
 */
export function latePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | null = null
  return function useLatePart(wanted: boolean): ComponentType<Props> | null {
    const [part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (!wanted || part) return
      let current = true
      load().then(
        (module) => {
          loaded = module.default
          if (current) setPart(() => module.default)
        },
        () => {},
      )
      return () => {
        current = false
      }
    }, [wanted, part])
    return part
  }
}
