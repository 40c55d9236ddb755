import { type RealtimeEvents, type Topic, topics } from '@celebrio/contract/platform/realtime'
import { useEffect, useEffectEvent } from 'react'
import type { Socket } from 'socket.io-client'

const listeners = new Set<(topic: Topic) => void>()

const hear = (topic: Topic) => {
  for (const listener of listeners) listener(topic)
}

/** Messages were missed while disconnected: anything may have changed. */
const hearAll = () => topics.forEach(hear)

function listen(socket: Socket<RealtimeEvents, Record<string, never>>): void {
  socket.on('changed', hear)
  socket.on('connect', hearAll)
  socket.on('connect_error', error => {
    // The next API request will find that the token has expired, and tell the user.
    if (error.message === 'not_signed_in') hearAll()
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

/** Calls `listener` when the server says that data of a topic has changed, and after each reconnect. */
export function useTopic(topic: Topic, listener: () => void): void {
  const heard = useEffectEvent((said: Topic) => {
    if (said === topic) listener()
  })
  useEffect(() => {
    const listen = (said: Topic) => heard(said)
    listeners.add(listen)
    return () => {
      listeners.delete(listen)
    }
  }, [])
}
