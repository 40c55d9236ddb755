import { type RealtimeEvents, type Topic, topics } from '@celebrio/contract/platform/realtime'
import { useEffect, useEffectEvent } from 'react'
import type { Socket } from 'socket.io-client'

/** What is heard: what the server sends, and that there is a connection again. */
type Heard = RealtimeEvents & { connected: () => void }
type Listener = (...said: never[]) => void

const listeners = new Map<string, Set<Listener>>()

function dispatch(name: string, ...said: unknown[]): void {
  for (const listener of listeners.get(name) ?? []) listener(...(said as never[]))
}

/** Whatever was said while disconnected was missed: anything may have changed. */
const dispatchAll = () => {
  for (const topic of topics) dispatch('changed', topic)
  dispatch('connected')
}

function listen(socket: Socket<RealtimeEvents, Record<string, never>>): void {
  socket.onAny(dispatch)
  socket.on('connect', dispatchAll)
  socket.on('connect_error', error => {
    // The next API request will find that the token has expired, and tell the user.
    if (error.message === 'not_signed_in') dispatchAll()
  })
  socket.on('disconnect', reason => {
    // The server closed the connection: the token has expired, or the process is stopping. Reconnecting shows which.
    if (reason === 'io server disconnect') socket.connect()
  })
}

/** Keeps a socket open for as long as the token stays the same. Its code is loaded after the page. */
export function useRealtime(token: string): void {
  useEffect(() => {
    let hangUp: () => void = () => undefined
    let left = false
    void import('socket.io-client').then(({ io }) => {
      if (left) return
      const socket = io({ auth: { token }, transports: ['websocket'], forceNew: true })
      listen(socket)
      hangUp = () => socket.disconnect()
    })
    return () => {
      left = true
      hangUp()
    }
  }, [token])
}

/** Calls `listener` with what the server says; `connected` after each connect, when anything may have been missed. */
export function useHeard<Name extends keyof Heard>(name: Name, listener: Heard[Name]): void {
  const listening: Listener = listener
  const heard = useEffectEvent((...said: never[]) => listening(...said))
  useEffect(() => {
    const hear: Listener = (...said) => heard(...said)
    const all = listeners.get(name) ?? new Set()
    listeners.set(name, all.add(hear))
    return () => void all.delete(hear)
  }, [name])
}

/** Calls `listener` when the server says that data of a topic has changed, and after each reconnect. */
export const useTopic = (topic: Topic, listener: () => void): void =>
  useHeard('changed', said => {
    if (said === topic) listener()
  })
