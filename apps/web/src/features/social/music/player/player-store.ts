import type { Song } from '@celebrio/contract/social/music'
import { createStore, useStore } from '#lib/store.ts'
import { readVolume } from './volume.ts'

export type Player = {
  /** The list that is being played. */
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

const player = createStore<Player>({ ...nothing, volume: readVolume() })

export const readPlayer = player.get

export const setPlayer = (change: Partial<Player>): void => player.set({ ...player.get(), ...change })

/** A selected part of the player state; re-renders when that part changes. */
export const usePlayer = <Part>(select: (player: Player) => Part): Part => useStore(player, select)
