import { type RefObject, useRef, useState } from 'react'
import { playExclusively } from '#lib/exclusive-playback.ts'

export type Playback = {
  audio: RefObject<HTMLAudioElement | null>
  playing: boolean
  /** Seconds. */
  time: number
  length: number
  broken: boolean
  toggle: () => void
  seek: (seconds: number) => void
  /** Spread on the audio element. */
  events: {
    onPlay: () => void
    onPause: () => void
    onTimeUpdate: () => void
    onLoadedMetadata: () => void
    onEnded: () => void
    onError: () => void
  }
}

/** Playback state of one song. @param known its duration in seconds as measured by the server, 0 if unknown */
export function usePlayback(known: number): Playback {
  const audio = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [length, setLength] = useState(known)
  const [broken, setBroken] = useState(false)
  const seek = (seconds: number) => {
    const element = audio.current
    if (!element) return
    element.currentTime = Math.min(Math.max(0, seconds), length)
    setTime(element.currentTime)
  }
  const toggle = () => {
    const element = audio.current
    if (!element) return
    if (element.paused) element.play().catch(() => setBroken(true))
    else element.pause()
  }
  const events = {
    onPlay: () => {
      if (audio.current) playExclusively(audio.current)
      setBroken(false)
      setPlaying(true)
    },
    onPause: () => setPlaying(false),
    onTimeUpdate: () => setTime(audio.current?.currentTime ?? 0),
    onLoadedMetadata: () => {
      const seconds = audio.current?.duration ?? 0
      if (Number.isFinite(seconds) && seconds > 0) setLength(seconds)
    },
    onEnded: () => seek(0),
    onError: () => setBroken(true),
  }
  return { audio, playing, time, length, broken, toggle, seek, events }
}
