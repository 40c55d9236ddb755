import { useSyncExternalStore } from 'react'
import { toastStack } from './toast.ts'

/** The place of the toasts; the root renders it once. */
export const ToastHost = () => useSyncExternalStore(toastStack.subscribe, toastStack.read)
