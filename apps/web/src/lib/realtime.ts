import { type RealtimeEvents, type Topic, topics } from '@celebrio/contract/platform/realtime'
import { useEffect, useEffectEvent } from 'react'
import type { Socket } from 'socket.io-client'

const listeners = new Set<(topic: Topic) => void>()

const hear = (topic: Topic) => {
  for (const listener of listeners) listener(topic)
}

/** Whatever was said while nobody listened: everything may have changed. */
const hearAll = () => topics.forEach(hear)

function listen(socket: Socket<RealtimeEvents, Record<string, never>>): void {
  socket.on('changed', hear)
  socket.on('connect', hearAll)
  socket.on('connect_error', error => {
    // The next call of the API will find that the token is dead, and say so to the person.
    if (error.message === 'not_signed_in') hearAll()
  })
  socket.on('disconnect', reason => {
    // The server has hung up: the token has died, or the process goes. Asking again tells which.
    if (reason === 'io server disconnect') socket.connect()
  })
}

/** Keeps a line to the server for as long as the token stays the same. Its code is loaded after the page. */
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

/** Does something when the server says that things of a kind have changed, and after each time away. */
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
