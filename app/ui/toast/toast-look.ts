import { classNames } from '#app/ui/base/class-names.ts'
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

/** The classes of a floating toast, which React and the light script both use. */
export const toastClasses = (variant: Variant) =>
  classNames(
    'toast pointer-events-auto flex gap-3 rounded border-s-4 border-y border-e bg-leaf p-4 shadow-lg',
    isBad(variant) ? 'border-rubric' : 'border-verdigris',
  )

export const toastIconClasses = (variant: Variant) =>
  classNames('mt-0.5 size-6 shrink-0', isBad(variant) ? 'text-rubric' : 'text-verdigris')

export const TOAST_REGION_CLASSES = 'toast-room pointer-events-none m-0 flex list-none flex-col'

export const TOAST_CLOSE_CLASSES =
  '-m-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded text-faded hover:text-ink'
