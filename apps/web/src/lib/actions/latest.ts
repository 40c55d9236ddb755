type Turn<Value> = { known: Value; wanted: Value }

// Outside components: the same thing may be on the screen twice, and a card may go while its call is under way.
const turns = new Map<string, Turn<unknown>>()

/**
 * Notes what is wanted. While a call for the same key is under way, the last wish is sent after it.
 *
 * @param known what the server knows, where nothing is under way
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
 * Sends what is wanted for a key, one call at a time, until the server knows the last wish.
 *
 * @param restore is told what the server knows when it refuses
 * @returns the last answer
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
