import type { Song } from '@celebrio/contract/social/music'
import { createElement } from 'react'
import { playExclusively } from '#lib/exclusive-playback.ts'
import { dock } from '#ui/overlays/dock.ts'
import { updateMediaSession } from './media-session.ts'
import { nothing, readPlayer, setPlayer } from './player-store.ts'
import { readVolume, saveVolume } from './volume.ts'

/** Lives outside React, so that it continues to play across page changes. */
let sound: HTMLAudioElement | null = null

/** Seconds after which 'previous' restarts the same song. */
const restartAfter = 3

const currentSong = (): Song | undefined => {
  const { queue, at } = readPlayer()
  return queue[at]
}

function openSound(): HTMLAudioElement {
  const audio = new Audio()
  audio.preload = 'auto'
  audio.volume = readVolume()
  audio.addEventListener('play', () => {
    playExclusively(audio)
    setPlayer({ playing: true, broken: false })
  })
  audio.addEventListener('pause', () => setPlayer({ playing: false }))
  audio.addEventListener('timeupdate', () => setPlayer({ time: audio.currentTime }))
  audio.addEventListener('durationchange', () => {
    if (Number.isFinite(audio.duration)) setPlayer({ length: audio.duration })
  })
  audio.addEventListener('ended', () => {
    if (readPlayer().at < readPlayer().queue.length - 1) next()
    else seek(0)
  })
  audio.addEventListener('error', () => {
    if (audio.hasAttribute('src')) setPlayer({ broken: true, playing: false })
  })
  return audio
}

// Failures are reported by the element's error event.
const start = () => void sound?.play().catch(() => undefined)

function put(at: number): void {
  const song = readPlayer().queue[at]
  if (!song) return
  sound ??= openSound()
  setPlayer({ at, time: 0, length: (song.audio.duration ?? 0) / 1000, broken: false })
  sound.src = song.audio.image
  updateMediaSession(song, { toggle, next, previous, seek })
  start()
}

/** Plays a list from one of its songs, in the mini player. Call it from a user gesture, as browsers require. */
export function playFrom(queue: readonly Song[], at: number): void {
  setPlayer({ queue })
  put(at)
  void import('./mini-player.tsx').then(
    ({ MiniPlayer }) => readPlayer().queue.length > 0 && dock(createElement(MiniPlayer)),
  )
}

export function toggle(): void {
  if (!sound || !currentSong()) return
  if (!sound.paused) sound.pause()
  else if (readPlayer().broken) put(readPlayer().at)
  else start()
}

export const next = (): void => put(readPlayer().at + 1)

/** The previous song; restarts the current one if it has played for a while or is the first. */
export function previous(): void {
  const { at, time } = readPlayer()
  if (time > restartAfter || at === 0) seek(0)
  else put(at - 1)
}

export function seek(seconds: number): void {
  if (!sound) return
  sound.currentTime = Math.min(Math.max(0, seconds), readPlayer().length)
  setPlayer({ time: sound.currentTime })
}

export function setVolume(volume: number): void {
  saveVolume(volume)
  if (sound) sound.volume = volume
  setPlayer({ volume })
}

/** Stops playback and closes the player. */
export function closePlayer(): void {
  sound?.pause()
  sound?.removeAttribute('src')
  sound?.load()
  updateMediaSession(null)
  setPlayer({ ...nothing, volume: readPlayer().volume })
  dock(null)
}

/** Removes a deleted song from the queue; closes the player if it was playing. */
export function removeFromPlayer(id: number): void {
  if (currentSong()?.id === id) return closePlayer()
  const { queue, at } = readPlayer()
  const before = queue.slice(0, at).filter(song => song.id === id).length
  setPlayer({ queue: queue.filter(song => song.id !== id), at: at - before })
}
