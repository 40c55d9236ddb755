import type { Song } from '@celebrio/contract/social/music'
import { useSyncExternalStore } from 'react'
import { readVolume } from './volume.ts'

export type Player = {
  /** The list that it was started from. */
  queue: readonly Song[]
  at: number
  playing: boolean
  /** Seconds. */
  time: number
  length: number
  broken: boolean
  /** 0 to 1. */
  volume: number
}

export const nothing: Omit<Player, 'volume'> = { queue: [], at: 0, playing: false, time: 0, length: 0, broken: false }

let player: Player = { ...nothing, volume: readVolume() }
const listeners = new Set<() => void>()

export const readPlayer = (): Player => player

export const setPlayer = (change: Partial<Player>): void => {
  player = { ...player, ...change }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A part of what plays; renders anew when that part changes. */
export const usePlayer = <Part>(select: (player: Player) => Part): Part =>
  useSyncExternalStore(subscribe, () => select(player))
