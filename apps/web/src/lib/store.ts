import { useSyncExternalStore } from 'react'

export type Store<Value> = {
  get: () => Value
  set: (value: Value) => void
  /** @returns the function that unsubscribes */
  subscribe: (listener: () => void) => () => void
}

/** State outside React: any code may read and set it, components subscribe with `useStore`. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: next => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A store's value, or what `select` returns of it; re-renders when that changes. */
export function useStore<Value>(store: Store<Value>): Value
export function useStore<Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part
export function useStore(store: Store<unknown>, select: (value: unknown) => unknown = value => value) {
  const read = () => select(store.get())
  return useSyncExternalStore(store.subscribe, read, read)
}
