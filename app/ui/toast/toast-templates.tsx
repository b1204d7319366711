import { classNames } from '#app/ui/base/class-names.ts'
import { Icon } from '#app/ui/base/icons.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import type { LightWords } from './light-words.ts'
import {
  TOAST_CLOSE_CLASSES,
  TOAST_REGION_CLASSES,
  toastClasses,
  toastIcon,
  toastIconClasses,
} from './toast-look.ts'

/** The words of the light script, and the templates of its toasts (light-toasts.ts). */
export function ToastTemplates() {
  const { close, wait, lastMessage, didNotWork, unreachable } = controlWords
  const words: LightWords = { wait, lastMessage, didNotWork, unreachable }
  return [
    <template key="words" data-words={JSON.stringify(words)} />,
    ...(['default', 'destructive'] as const).map((variant) => (
      <template key={variant} data-toast={variant}>
        <div className={TOAST_REGION_CLASSES}>
          <div
            role={variant === 'destructive' ? 'alert' : 'status'}
            data-state="open"
            className={toastClasses(variant)}
          >
            <Icon name={toastIcon(variant)} className={toastIconClasses(variant)} />
            <div className="min-w-0 grow">
              <p className="font-semibold" />
              <p className="text-sm empty:hidden" />
            </div>
            <button
              type="button"
              aria-label={close}
              title={close}
              className={classNames(TOAST_CLOSE_CLASSES, 'pointer-events-auto')}
            >
              <Icon name="close" />
            </button>
          </div>
        </div>
      </template>
    )),
  ]
}
