import type { Cart, CartEntry } from '@celebrio/contract/market/carts'
import { createStore, useStore } from '#lib/store.ts'

/** Of whom something is bought. */
export type Seller = Cart['sellers'][number]

/** How much of an item there should be, before the server knows; null for none. */
export type Wish = { entry: CartEntry; seller: Seller; quantity: number | null }

const itemOf = ({ entry }: Wish) => entry.service_item_id

// Outside of React: a wish is sent when the page that it was made on has been left already.
const wishes = createStore<readonly Wish[]>([])
const waiting = new Map<number, { timer: ReturnType<typeof setTimeout>; send: () => void }>()
let refusals = 0

const others = (item: number) => wishes.get().filter(one => itemOf(one) !== item)

/** Sends what waits for an item, if something does. */
function sendNow(item: number): void {
  const one = waiting.get(item)
  if (!one) return
  clearTimeout(one.timer)
  waiting.delete(item)
  one.send()
}

/** Shows a wish, and sends it after so many milliseconds without another one for the same item. */
export function wish(next: Wish, send: (wish: Wish) => void, delay: number): void {
  const item = itemOf(next)
  wishes.set([...others(item), next])
  clearTimeout(waiting.get(item)?.timer)
  waiting.set(item, { timer: setTimeout(sendNow, delay, item), send: () => send(next) })
  if (delay === 0) sendNow(item)
}

/** The server has answered: what it knows is shown from now on, unless something newer is wished. */
export function settle(done: Wish, granted: boolean): void {
  if (!granted) refusals += 1
  if (wishes.get().includes(done)) wishes.set(others(itemOf(done)))
}

/** Sends all wishes at once. */
export const sendWishes = (): void => [...waiting.keys()].forEach(sendNow)

/** Sends all wishes, and waits until the server has answered them. @returns whether it took all of them */
export async function settleWishes(): Promise<boolean> {
  const before = refusals
  sendWishes()
  await new Promise<void>(resolve => {
    const stop = wishes.subscribe(check)
    function check() {
      if (wishes.get().length > 0) return
      stop()
      resolve()
    }
    check()
  })
  return refusals === before
}

export const useWishes = (): readonly Wish[] => useStore(wishes)
