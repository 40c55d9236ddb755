const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)

/**
 * Registers the service worker (`worker/sw.ts`), with which Celebrio opens offline. Only for signed-in users and for
 * those who hold an invitation: others who read one page need not download all of them. Waits until the first page has loaded. A private window may refuse.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
