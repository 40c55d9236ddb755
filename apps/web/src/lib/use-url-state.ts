import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

type UrlCodec<Value> = {
  read: (search: URLSearchParams) => Value
  /** The search params with another value; `before` are those that it replaces. */
  write: (before: URLSearchParams, value: Value) => URLSearchParams
}

type State<Value> = { value: Value; search: URLSearchParams }

/**
 * State in the search params of the URL. `read` must stay the same function.
 *
 * A change applies at once, and the next one builds on it, even where the router has yet to arrive or React to render what
 * it arrived at: of two filters chosen one after the other, neither is lost on a slow device. `update` replaces the history
 * entry or adds one.
 */
export function useUrlState<Value>({ read, write }: UrlCodec<Value>) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const written = useMemo(() => ({ value: read(search), search }), [read, search])
  const [pending, setPending] = useState<State<Value> | null>(null)
  const latest = useRef<State<Value>>(written)
  useLayoutEffect(() => {
    latest.current = pending ?? written
  }, [pending, written])

  const goTo = async (next: State<Value>, replace: boolean): Promise<void> => {
    await navigate(`?${next.search}`, { replace, preventScrollReset: true })
    // In a transition, as the router renders where it has arrived: one before the other would show the old value again.
    startTransition(() => setPending(now => (now === next ? null : now)))
  }
  const update = (change: (before: Value) => Value, { replace }: { replace: boolean }): void => {
    const value = change(latest.current.value)
    const next = { value, search: write(latest.current.search, value) }
    latest.current = next
    setPending(next)
    void goTo(next, replace)
  }
  return { value: (pending ?? written).value, update }
}
