import { createElement, type ReactNode } from 'react'
import { createStore } from '#lib/store.ts'
import { announce } from './announcer.tsx'

/** The component that renders the toasts; null until it is loaded. */
export const toastStack = createStore<ReactNode>(null)

/**
 * Loads the component that renders the toasts, which is not part of the first page load. Pages from which users write
 * load it up front: without a connection it could not be loaded to report the failure.
 */
export async function loadToasts() {
  const { ToastStack, pushToast } = await import('./toast-stack.tsx')
  toastStack.set(toastStack.get() ?? createElement(ToastStack))
  return pushToast
}

const clearToasts = async () => {
  const { removeToasts } = await import('./toast-stack.tsx')
  removeToasts()
}

const show = (kind: 'success' | 'error', text: string) => {
  announce(text, kind === 'error' ? 'assertive' : 'polite')
  const draw = () => loadToasts().then(push => push(kind, text))
  // Offline it cannot be loaded: the toast appears when there is a connection again.
  draw().catch(() => window.addEventListener('online', () => void draw().catch(() => undefined), { once: true }))
}

/** Shows a toast: at the top right, for three seconds, announced by screen readers. */
export const toast = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
  /** Takes away what is shown; nothing where none has been. */
  clear: (): void => void (toastStack.get() && clearToasts()),
}
