import { createElement, type ReactNode } from 'react'
import { createStore } from '#lib/store.ts'
import { announce } from './announcer.tsx'

/** What draws the toasts; null until it is loaded. */
export const toastStack = createStore<ReactNode>(null)

/**
 * Loads what draws the toasts, which the first page does without. Pages from which somebody writes do it before there is
 * anything to say: that a connection has failed could not be shown otherwise.
 */
export async function loadToasts() {
  const { ToastStack, pushToast } = await import('./toast-stack.tsx')
  toastStack.set(toastStack.get() ?? createElement(ToastStack))
  return pushToast
}

const show = (kind: 'success' | 'error', text: string) => {
  announce(text, kind === 'error' ? 'assertive' : 'polite')
  const draw = () => loadToasts().then(push => push(kind, text))
  // Without a connection nothing can be loaded: it is drawn when there is one again.
  draw().catch(() => window.addEventListener('online', () => void draw().catch(() => undefined), { once: true }))
}

/** The one place for passing messages: at the top right, for three seconds, said by screen readers. */
export const toast = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
}
