import { Mp3Encoder } from '@breezystack/lamejs'

/** Kilobits per second: words stay clear, and a minute takes a third of a megabyte. */
const kilobits = 48
/** Samples that are encoded before the page may do something else. */
const atOnce = 1152 * 20

const pause = () => new Promise(resolve => setTimeout(resolve))

/** The mean of all channels between two samples, as 16-bit numbers. */
function mixDown(channels: readonly Float32Array[], from: number, to: number): Int16Array {
  const mixed = new Int16Array(to - from)
  for (let at = 0; at < mixed.length; at += 1) {
    const sum = channels.reduce((total, channel) => total + (channel[from + at] ?? 0), 0)
    mixed[at] = Math.round(Math.max(-1, Math.min(1, sum / channels.length)) * 32_767)
  }
  return mixed
}

/** Turns a sound into an MP3 of one channel, which plays everywhere. */
export async function encodeMp3(sound: AudioBuffer): Promise<Blob> {
  const encoder = new Mp3Encoder(1, sound.sampleRate, kilobits)
  const channels = Array.from({ length: sound.numberOfChannels }, (_, at) => sound.getChannelData(at))
  const parts: BlobPart[] = []
  for (let at = 0; at < sound.length; at += atOnce) {
    parts.push(new Uint8Array(encoder.encodeBuffer(mixDown(channels, at, Math.min(at + atOnce, sound.length)))))
    await pause()
  }
  parts.push(new Uint8Array(encoder.flush()))
  return new Blob(parts, { type: 'audio/mpeg' })
}
