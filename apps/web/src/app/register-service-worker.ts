const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)

/**
 * From now on Celebrio opens without a connection (`worker/sw.ts`). For those who are signed in: guests who read one page
 * need not download them all. It waits for everything that the first page needs. A private window may refuse.
 */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
