import { viewRules } from '@celebrio/contract/social/videos'
import { type SyntheticEvent, useRef } from 'react'
import { reportView } from './data.ts'
import { countsAsView } from './view-threshold.ts'

type Watching = {
  onTimeUpdate: (event: SyntheticEvent<HTMLVideoElement>) => void
  onEnded: (event: SyntheticEvent<HTMLVideoElement>) => void
}

const partsOf = ({ played }: HTMLVideoElement) =>
  Array.from({ length: played.length }, (_, at): [number, number] => [played.start(at), played.end(at)])

/** Reports a view once, when enough of a video has really been played; pauses and seeking do not count. */
export function useWatch(id: number): Watching {
  const reported = useRef(false)
  const check = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    if (reported.current || !countsAsView(partsOf(video), video.duration, viewRules.seconds)) return
    reported.current = true
    reportView(id)
  }
  return { onTimeUpdate: check, onEnded: check }
}
