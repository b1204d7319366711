import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  createContext,
  forwardRef,
  type MouseEvent,
  useContext,
  useImperativeHandle,
  useRef,
} from 'react'
import { PageLink } from '#app/language/page-language.tsx'
import { classNames } from './class-names.ts'
import { controlWords } from './messages.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** The classes of ui/styles/forms.css. */
export function buttonClasses(variant: ButtonVariant, className?: string): string {
  return classNames('button', variant !== 'primary' && variant, className)
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  /**
   * True while the action of the button runs. The state is shown and announced, and the button cannot be pressed again.
   */
  pending?: boolean
}

/**
 * The second click of a double click sends nothing. Another button may be under the pointer by then: the one that
 * undoes the first click, or one of the next row.
 */
export const isSecondClick = (event: MouseEvent) => event.detail > 1

/** The button with which the form around is being sent; null if it is not. */
export const PressedButton = createContext<HTMLElement | null>(null)

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'primary', pending: isRunning, className, children, type = 'submit', onClick, ...rest },
  ref,
) {
  const own = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => own.current!)
  const pressed = useContext(PressedButton)
  const pending = isRunning || (pressed !== null && pressed === own.current)
  return (
    <button
      {...rest}
      ref={own}
      type={type}
      aria-disabled={pending || undefined}
      // A held key presses again after the first response, when the button may already do something else.
      onKeyDown={(event) => {
        if (type === 'submit' && event.key === 'Enter' && event.repeat) event.preventDefault()
      }}
      onClick={(event) => {
        if (pending || (type === 'submit' && isSecondClick(event))) event.preventDefault()
        else onClick?.(event)
      }}
      className={buttonClasses(variant, className)}
    >
      {pending ? <Spinner label={controlWords.wait} /> : null}
      {children}
    </button>
  )
})

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  variant?: ButtonVariant
}

/** A link to a page of this site, or to another site. */
export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <PageLink {...rest} className={buttonClasses(variant, className)} />
}
