import { createMp3Encoder } from 'wasm-media-encoders'
import { hash, Rng } from '../rng.ts'
import { addHall, master } from './hall.ts'
import { type SongName, songs } from './songs/all.ts'
import { sampleRate, Tape } from './tape.ts'

export type { SongName } from './songs/all.ts'

/** Every piece that can be composed, in alphabetical order. */
export const songNames: readonly SongName[] = (Object.keys(songs) as SongName[]).sort()

/** A piece as it is recorded, before it is packed: what measuring needs. */
export function recordSong(name: SongName): Tape {
  const { beats, beatsPerMinute, hall, write } = songs[name]
  const ending = 2.2
  const tape = new Tape((beats * 60) / beatsPerMinute + ending)
  write({ tape, rng: new Rng(hash(`song ${name}`)), beatsPerMinute })
  addHall(tape, hall.size, hall.share)
  master(tape)
  return tape
}

/** A short original piece as MP3, stereo, 128 kbit/s. The same name gives the same bytes; takes a second of work. */
export async function composeSong(name: SongName): Promise<Uint8Array> {
  const { left, right } = recordSong(name)
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels: 2, bitrate: 128 })
  const parts: Uint8Array[] = []
  for (let from = 0; from < left.length; from += sampleRate) {
    const to = from + sampleRate
    // The encoder answers with a view of its memory, which the next call overwrites.
    parts.push(encoder.encode([left.subarray(from, to), right.subarray(from, to)]).slice())
  }
  parts.push(encoder.finalize().slice())
  return Buffer.concat(parts)
}
