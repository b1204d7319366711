import type { Toast } from './toast.ts'

/** How long a floating toast is shown. */
export const TOAST_DURATION_MS = 5000
/** A swipe of this many pixels closes it. */
export const SWIPE_PX = 50

/** On a narrow screen the message of a new page does not float. The style sheet has the same width. */
export const isNarrow = () => !matchMedia('(width >= 48rem)').matches

type Variant = Toast['variant']

const isBad = (variant: Variant) => variant === 'destructive'

export const toastIcon = (variant: Variant) => (isBad(variant) ? 'warning' : 'check')

/** The classes of a floating toast. */
export const toastClasses = (variant: Variant) => (isBad(variant) ? 'toast bad' : 'toast')
