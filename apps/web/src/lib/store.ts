import { useSyncExternalStore } from 'react'

export type Store<Value> = {
  get: () => Value
  set: (value: Value) => void
  /** @returns what ends it */
  subscribe: (listener: () => void) => () => void
}

/** A value that lives outside components: whoever has it may read and set it, those that draw it use `useStore`. */
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

/** A store's value, or what `select` takes of it; draws anew when that changes. */
export function useStore<Value>(store: Store<Value>): Value
export function useStore<Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part
export function useStore(store: Store<unknown>, select: (value: unknown) => unknown = value => value) {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
