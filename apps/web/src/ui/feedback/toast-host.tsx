import { useStore } from '#lib/store.ts'
import { toastStack } from './toast.ts'

/** Mount point of the toasts; the root renders it once. */
export const ToastHost = () => useStore(toastStack)
