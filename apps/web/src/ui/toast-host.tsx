import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastsWanted } from './toast.ts'

const ToastStack = lazy(() => import('./toast-stack.tsx').then(({ ToastStack }) => ({ default: ToastStack })))

/** The place of the toasts; the root renders it once. */
export const ToastHost = () =>
  useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read) ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null
