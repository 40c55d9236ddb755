type Turn<Value> = { known: Value; wanted: Value }

// Module state, not component state: the same item may be rendered twice, and may unmount while its request is pending.
const turns = new Map<string, Turn<unknown>>()

/**
 * Records the wanted value. While a request for the same key is pending, the latest value is sent after it.
 *
 * @param known the server's value, used when no request is pending
 * @returns whether `sendLatest` has to be called
 */
export function wantLatest<Value>(key: string, known: Value, wanted: Value): boolean {
  const turn = turns.get(key)
  if (turn) {
    turn.wanted = wanted
    return false
  }
  if (known === wanted) return false
  turns.set(key, { known, wanted })
  return true
}

/**
 * Sends the wanted value of a key, one request at a time, until the server has the latest one.
 *
 * @param restore called with the server's value when a request fails
 * @returns the last response
 */
export async function sendLatest<Value, Answer>(
  key: string,
  send: (value: Value) => Promise<Answer>,
  restore: (known: Value) => void,
): Promise<Answer> {
  const turn = turns.get(key) as Turn<Value>
  try {
    for (;;) {
      const value = turn.wanted
      const answer = await send(value)
      turn.known = value
      if (turn.wanted === value) return answer
    }
  } catch (error) {
    restore(turn.known)
    throw error
  } finally {
    turns.delete(key)
  }
}
