export type Wish<Value, Reply> = {
  /** What the server knows. */
  was: Value
  wants: Value
  send: (value: Value) => Promise<Reply>
  /** Shows a value at once; asked again with the old one when the server refuses. */
  show: (value: Value) => void
  /** The last wish was granted. */
  done: (answer: Reply, value: Value) => void
  failed: (error: unknown) => void
}

const open = new Map<string, { wants: unknown }>()

async function send<Value, Reply>(key: string, wish: Wish<Value, Reply>): Promise<void> {
  const latest: { wants: unknown } = { wants: wish.wants }
  open.set(key, latest)
  let known = wish.was
  try {
    let answer: Reply | undefined
    while (latest.wants !== known) {
      const value = latest.wants as Value
      answer = await wish.send(value)
      known = value
    }
    if (answer !== undefined) wish.done(answer, known)
  } catch (error) {
    wish.show(known)
    wish.failed(error)
  } finally {
    open.delete(key)
  }
}

/**
 * Quick taps end in the state last asked for: the wish shows at once, one call is under way at a time for each key,
 * and while it runs only the latest wish is remembered.
 */
export function settle<Value, Reply>(key: string, wish: Wish<Value, Reply>): void {
  wish.show(wish.wants)
  const running = open.get(key)
  if (running) running.wants = wish.wants
  else void send(key, wish)
}
