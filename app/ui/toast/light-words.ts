/** What the light script says. Its pages contain it (toast-templates.tsx), so that the script has no language. */
export interface LightWords {
  wait: string
  lastMessage: string
  didNotWork: string
  unreachable: string
}

export function lightWords(): LightWords {
  return JSON.parse(document.querySelector<HTMLElement>('template[data-words]')?.dataset.words ?? '{}')
}
