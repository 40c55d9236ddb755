import { createReader } from './reader.ts'

const pauseMs = 120
// A ticket held in front of the camera counts as one scan.
const repeatAfterMs = 3000

const pause = () => new Promise<void>(resolve => setTimeout(resolve, pauseMs))

async function open(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
}

/** Shows the camera in a video and reports each code until the signal aborts. @throws if the camera is unavailable */
export async function watch(video: HTMLVideoElement, signal: AbortSignal, onCode: (text: string) => void) {
  const [read] = await Promise.all([createReader(), open(video, signal)])
  let last = { text: '', at: 0 }
  while (!signal.aborted) {
    const text = await read(video).catch(() => null)
    const now = Date.now()
    if (text && !signal.aborted) {
      if (text !== last.text || now - last.at > repeatAfterMs) onCode(text)
      last = { text, at: now }
    }
    await pause()
  }
}
