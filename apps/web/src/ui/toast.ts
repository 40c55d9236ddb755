import { announce } from './announcer.tsx'

let wanted = false
const listeners = new Set<() => void>()

/** Whether a toast was ever asked for: until then what draws them is not even loaded. */
export const toastsWanted = {
  read: () => wanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const show = (kind: 'success' | 'error', text: string) => {
  announce(text, kind === 'error' ? 'assertive' : 'polite')
  wanted = true
  for (const listener of listeners) listener()
  void import('./toast-stack.tsx').then(({ pushToast }) => pushToast(kind, text))
}

/** The one place for passing messages: at the top right, for three seconds, said by screen readers. */
export const toast = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
}
