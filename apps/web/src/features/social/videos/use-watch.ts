import { viewRules } from '@celebrio/contract/social/videos'
import { type SyntheticEvent, useRef } from 'react'
import { tellView } from './data.ts'
import { isWatched } from './watched.ts'

type Watching = {
  onTimeUpdate: (event: SyntheticEvent<HTMLVideoElement>) => void
  onEnded: (event: SyntheticEvent<HTMLVideoElement>) => void
}

const partsOf = ({ played }: HTMLVideoElement) =>
  Array.from({ length: played.length }, (_, at): [number, number] => [played.start(at), played.end(at)])

/** Tells a view once, when so much of a film has really been played; pauses and jumps are no play. */
export function useWatch(id: number): Watching {
  const told = useRef(false)
  const look = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    if (told.current || !isWatched(partsOf(video), video.duration, viewRules.seconds)) return
    told.current = true
    tellView(id)
  }
  return { onTimeUpdate: look, onEnded: look }
}
