import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

type UrlCodec<Value> = {
  read: (search: URLSearchParams) => Value
  /** The search params with another value; `before` are those that it replaces. */
  write: (before: URLSearchParams, value: Value) => URLSearchParams
}

type State<Value> = { value: Value; search: URLSearchParams }

const isSame = (one: URLSearchParams, other: URLSearchParams) => one.toString() === other.toString()

const isInUrl = (search: URLSearchParams) => isSame(search, new URLSearchParams(window.location.search))

/**
 * State in the search params of the URL. `read` must stay the same function.
 *
 * A change applies at once, and the next one builds on it, even where the router has yet to arrive or React to render what
 * it arrived at: of two filters chosen one after the other, neither is lost on a slow device. `update` replaces the history
 * entry or adds one.
 */
export function useUrlState<Value>({ read, write }: UrlCodec<Value>) {
  const location = useLocation()
  const navigate = useNavigate()
  const fromUrl = useMemo(() => {
    const search = new URLSearchParams(location.search)
    return { value: read(search), search }
  }, [read, location])
  const [pending, setPending] = useState<State<Value> | null>(null)
  const inFlight = useRef<State<Value> | null>(null)
  const state = pending && !isSame(pending.search, fromUrl.search) ? pending : fromUrl
  const latest = useRef<State<Value>>(state)
  useLayoutEffect(() => {
    latest.current = state
    // Arrived and rendered, or the router has gone elsewhere since: each time that it arrives is rendered.
    if (pending && (state === fromUrl || !(inFlight.current || isInUrl(pending.search)))) setPending(null)
  }, [pending, state, fromUrl])

  const goTo = async (next: State<Value>, replace: boolean): Promise<void> => {
    inFlight.current = next
    await navigate(`?${next.search}`, { replace, preventScrollReset: true })
    if (inFlight.current === next) inFlight.current = null
  }
  const update = (change: (before: Value) => Value, { replace }: { replace: boolean }): void => {
    const value = change(latest.current.value)
    const next = { value, search: write(latest.current.search, value) }
    latest.current = next
    setPending(next)
    void goTo(next, replace)
  }
  return { value: state.value, update }
}
