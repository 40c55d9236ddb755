import { useRef } from 'react'

/**
 * The `Idempotency-Key` of a form: the same for as long as it says the same, so that what is sent again because no answer
 * came is done once. `renew` is for the next thing, once an answer has come.
 */
export function useIdempotencyKey() {
  const last = useRef({ said: '', key: '' })
  const keyOf = (values: object): string => {
    const said = JSON.stringify(values)
    if (said !== last.current.said) last.current = { said, key: crypto.randomUUID() }
    return last.current.key
  }
  const renew = () => {
    last.current = { said: '', key: '' }
  }
  return { keyOf, renew }
}
