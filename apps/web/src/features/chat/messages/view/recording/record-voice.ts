import { voiceFileName } from '#features/base/uploads'

/** Samples per second to which what is recorded is brought, one of the rates of MP3: voices lose nothing. */
const sampleRate = 24_000

export type Recording = {
  /** How loud it is just now, 0–100. */
  loudness: () => number
  /** Ends it, and keeps what was said. */
  stop: () => void
  /** Ends it, and keeps nothing. */
  discard: () => void
  /** What was said, once it has ended; null where nothing is kept. Fails where it cannot be read. */
  ended: Promise<File | null>
}

/** Whether voices can be recorded here: not without a microphone's interface, nor on a page that came unencrypted. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined

async function fileOf(parts: readonly Blob[]): Promise<File> {
  const recorded = await new Blob([...parts]).arrayBuffer()
  const [sound, { encodeMp3 }] = await Promise.all([
    new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(recorded),
    import('./encode-mp3.ts'),
  ])
  return new File([await encodeMp3(sound)], voiceFileName, { type: 'audio/mpeg' })
}

/** Measures how loud a stream is. */
function listenTo(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    loudness: () => {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      // Voices lie far below full scale: the root makes them visible.
      return Math.min(100, Math.round(Math.sqrt(Math.sqrt(power)) * 130))
    },
    close: () => void context.close(),
  }
}

/**
 * Asks for the microphone, and records.
 * @throws DOMException NotAllowedError where it is refused, NotFoundError where there is none
 */
export async function recordVoice(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const recorder = new MediaRecorder(stream)
  const meter = listenTo(stream)
  const parts: Blob[] = []
  let keeps = true
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  // It also ends when the microphone goes: then what was said is kept.
  const ended = new Promise<void>(resolve => recorder.addEventListener('stop', () => resolve())).then(() => {
    for (const track of stream.getTracks()) track.stop()
    meter.close()
    return keeps ? fileOf(parts) : null
  })
  const end = () => recorder.state === 'inactive' || recorder.stop()
  recorder.start()
  return {
    loudness: meter.loudness,
    stop: () => void end(),
    discard: () => {
      keeps = false
      end()
    },
    ended,
  }
}
