import { Icon } from '#app/ui/base/icons.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import type { LightWords } from './light-words.ts'
import { toastClasses, toastIcon } from './toast-look.ts'

/** The words of the light script, and the templates of its toasts (light-toasts.ts). */
export function ToastTemplates() {
  const { close, wait, lastMessage, didNotWork, unreachable } = controlWords
  const words: LightWords = { wait, lastMessage, didNotWork, unreachable }
  return [
    <template key="words" data-words={JSON.stringify(words)} />,
    ...(['default', 'destructive'] as const).map((variant) => (
      <template key={variant} data-toast={variant}>
        <div className="toast-room">
          <div
            role={variant === 'destructive' ? 'alert' : 'status'}
            data-state="open"
            className={toastClasses(variant)}
          >
            <Icon name={toastIcon(variant)} className="" />
            <div className="min-w-0 grow">
              <p className="font-semibold" />
              <p className="text-sm empty:hidden" />
            </div>
            <button type="button" aria-label={close} title={close} className="toast-close">
              <Icon name="close" />
            </button>
          </div>
        </div>
      </template>
    )),
  ]
}
