import { createReadStream } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type MPEGDecodedAudio, MPEGDecoderWebWorker } from 'mpg123-decoder'
import { AppError } from '#platform/app-error.ts'
import { loudnessSteps } from './rules.ts'

const chunkBytes = 64 * 1024
const windowSamples = 1024
/** Every fourth sample tells as much about loudness as all of them. */
const stride = 4
/** Honest songs have a few; the decoder also logs each. */
const maxFaults = 100
const timeout = 60_000

function addEnergies(energies: number[], { channelData }: MPEGDecodedAudio): void {
  const [channel] = channelData
  if (!channel) return
  for (let from = 0; from + windowSamples <= channel.length; from += windowSamples) {
    let sum = 0
    for (let at = from; at < from + windowSamples; at += stride) sum += (channel[at] ?? 0) ** 2
    energies.push(sum / (windowSamples / stride))
  }
}

async function decode(path: string, decoder: MPEGDecoderWebWorker): Promise<number[]> {
  await decoder.ready
  const energies: number[] = []
  let faults = 0
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes }) as AsyncIterable<Uint8Array>) {
    const decoded = await decoder.decode(new Uint8Array(chunk))
    faults += decoded.errors.length
    if (faults > maxFaults) throw new AppError('upload_broken')
    addEnergies(energies, decoded)
  }
  return energies
}

/**
 * How loud an MP3 is over its length, in 64 steps; decoded in a worker thread, piece by piece.
 * @throws AppError upload_broken when no sound comes out of it, or not in reasonable time
 */
export async function loudnessOf(path: string): Promise<number[]> {
  const decoder = new MPEGDecoderWebWorker()
  const done = new AbortController()
  // A worker that dies over a file never answers.
  const late = wait(timeout, [] as number[], { ref: false, signal: done.signal })
  try {
    const energies = await Promise.race([decode(path, decoder), late])
    if (energies.length === 0) throw new AppError('upload_broken')
    return loudnessSteps(energies)
  } finally {
    done.abort()
    late.catch(() => undefined)
    void decoder.free()
  }
}
