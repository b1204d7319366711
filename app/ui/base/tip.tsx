import {
  type AriaAttributes,
  cloneElement,
  type DOMAttributes,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'

const OPENS_AFTER_MS = 700
/** Moving from one button to the next within this time opens the next tip at once. */
const SKIPS_WITHIN_MS = 300
/** Time to move from the button to the tip, which stays open under the pointer. */
const CLOSES_AFTER_MS = 100
const GAP_PX = 6
const MARGIN_PX = 8

/** The parent of a tip: the dialog or the landmark of its button, but not a closed menu. */
const LANDMARK = '[role=dialog], [role=region], main, nav'

/** The time when the pointer left a button whose tip was open. */
let leftAt = Number.NEGATIVE_INFINITY
/** Closes the open tip. Only one is open at a time. */
let closeOpen = () => {}

interface TipProps {
  text: string
  children: ReactElement<DOMAttributes<HTMLElement> & AriaAttributes>
}

/** Shows the name of a button that has only an icon. The accessible name of the button is the same. */
export function Tip({ text, children }: TipProps) {
  const [button, setButton] = useState<HTMLElement | null>(null)
  const timer = useRef<number>()
  const isPressed = useRef(false)
  const id = useId()
  useEffect(() => () => clearTimeout(timer.current), [])

  function close() {
    clearTimeout(timer.current)
    setButton(null)
  }
  function open(on: HTMLElement) {
    clearTimeout(timer.current)
    closeOpen()
    closeOpen = close
    setButton(on)
  }
  function closeSoon() {
    clearTimeout(timer.current)
    if (button) leftAt = performance.now()
    timer.current = window.setTimeout(close, CLOSES_AFTER_MS)
  }

  return (
    <>
      {cloneElement(children, {
        'aria-describedby': button ? id : undefined,
        onPointerEnter({ currentTarget, pointerType }) {
          clearTimeout(timer.current)
          if (pointerType === 'touch' || button) return
          const isNext = performance.now() - leftAt < SKIPS_WITHIN_MS
          timer.current = window.setTimeout(() => open(currentTarget), isNext ? 0 : OPENS_AFTER_MS)
        },
        onPointerLeave: closeSoon,
        onPointerDown() {
          isPressed.current = true
          close()
        },
        onClick(event) {
          close()
          children.props.onClick?.(event)
        },
        onFocus({ currentTarget }) {
          if (!isPressed.current) open(currentTarget)
          isPressed.current = false
        },
        onBlur: close,
      })}
      {button
        ? createPortal(
            <TipText
              id={id}
              text={text}
              button={button}
              onClose={close}
              onPointerEnter={() => clearTimeout(timer.current)}
              onPointerLeave={closeSoon}
            />,
            button.closest(LANDMARK) ?? document.body,
          )
        : null}
    </>
  )
}

interface TipTextProps extends Pick<DOMAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave'> {
  id: string
  text: string
  button: HTMLElement
  onClose: () => void
}

/** A popover, so that nothing clips it. It is above its button if there is room, and otherwise below. */
function TipText({ id, text, button, onClose, ...pointer }: TipTextProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tip = box.current
    if (!tip) return
    tip.showPopover()
    const place = button.getBoundingClientRect()
    const { width, height } = tip.getBoundingClientRect()
    const above = place.top - height - GAP_PX
    const rightmost = document.documentElement.clientWidth - width - MARGIN_PX
    const left = Math.min(place.left + (place.width - width) / 2, rightmost)
    tip.style.left = `${Math.max(left, MARGIN_PX)}px`
    tip.style.top = `${above < MARGIN_PX ? place.bottom + GAP_PX : above}px`
  }, [button])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', onClose, true)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', onClose, true)
    }
  })
  return (
    <div
      {...pointer}
      ref={box}
      id={id}
      role="tooltip"
      popover="manual"
      className="fixed inset-auto m-0 max-w-72 rounded bg-ink px-3 py-1.5 text-sm text-vellum shadow-lg"
    >
      {text}
    </div>
  )
}
