import { webPush } from '@celebrio/contract/base/web-push'
import { call } from '#lib/api/call.ts'
import { userKey } from '#lib/session.ts'
import { createStore } from '#lib/store.ts'
import { onSignOut } from '#lib/user-storage.ts'

/** What the viewer has said on this device; nothing yet where it is null. */
type Wish = 'on' | 'refused'

const stored = (): Wish | null => {
  const key = userKey('push')
  const wish = key === null ? null : localStorage.getItem(key)
  return wish === 'on' || wish === 'refused' ? wish : null
}

/**
 * `unable`: this browser has no pushes, or the client is not installed in it. `blocked`: its settings refuse them.
 * `unasked`: nobody has said anything.
 */
export type DeviceState = 'unable' | 'blocked' | 'unasked' | 'off' | 'on'

export function readDevice(): DeviceState {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isAble || !import.meta.env.PROD) return 'unable'
  if (Notification.permission === 'denied') return 'blocked'
  const wish = stored()
  if (wish === 'on' && Notification.permission === 'granted') return 'on'
  return wish === null ? 'unasked' : 'off'
}

/** What is known of this device; null until somebody has read it. */
export const deviceStore = createStore<DeviceState | null>(null)

const keep = (wish: Wish) => {
  const key = userKey('push')
  if (key !== null) localStorage.setItem(key, wish)
  deviceStore.set(readDevice())
}

export const refuse = (): void => keep('refused')

/** What an earlier session has asked for is asked for anew: it may be bound to another key, or gone. */
async function subscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  const { public_key } = await call(webPush.read, {})
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  await call(webPush.subscribe, { body: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } } })
}

/**
 * Asks the browser, which asks the viewer. @returns whether pushes are on
 * @throws Error when the push service of the browser is not to be had
 */
export async function turnOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') {
    keep('refused')
    return false
  }
  await subscribe()
  keep('on')
  return true
}

const forget = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

export async function turnOff(): Promise<void> {
  await call(webPush.unsubscribe, {})
  await forget()
  keep('refused')
}

/** A browser may drop its subscription, and a session may have been a different one: whoever wants pushes keeps them. */
export async function keepOn(): Promise<void> {
  const state = readDevice()
  deviceStore.set(state)
  if (state !== 'on') return
  const { pushManager } = await navigator.serviceWorker.ready
  const { is_on } = await call(webPush.read, {})
  if (!is_on || !(await pushManager.getSubscription())) await subscribe()
}

// Also when the server can't be told: nothing may be shown here to whoever comes next.
onSignOut(() => void forget().catch(() => undefined))
