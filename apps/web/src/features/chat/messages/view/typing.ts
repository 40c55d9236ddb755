/** Who is heard writing, until when; without a name who has just sent what they wrote. */
export type Typing = ReadonlyMap<number, { name: string | null; until: number }>

/** Somebody is heard writing every few seconds; who is not heard of has stopped. Milliseconds. */
const heardFor = 6_000

/** That somebody writes may be heard after what they wrote: the two are sent at once, and may pass each other on the way. */
const quietFor = 1_000

export function withTyping(known: Typing, { user_id, name }: { user_id: number; name: string }, now: number): Typing {
  const before = known.get(user_id)
  if (before?.name === null && before.until > now) return known
  return new Map(known).set(user_id, { name, until: now + heardFor })
}

/** Somebody's message has come. */
export const withSent = (known: Typing, userId: number, now: number): Typing =>
  new Map(known).set(userId, { name: null, until: now + quietFor })

export const withoutStopped = (known: Typing, now: number): Typing =>
  new Map([...known].filter(([, { until }]) => until > now))

export const namesTyping = (known: Typing): string[] =>
  [...known.values()].flatMap(({ name }) => (name === null ? [] : [name]))
