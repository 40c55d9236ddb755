import type { Rng } from '../rng.ts'

/** Samples per second of everything that is composed here. */
export const sampleRate = 44_100

/** A sound of one channel, -1 to 1. */
export type Sound = Float32Array<ArrayBuffer>

export const silence = (seconds: number): Sound => new Float32Array(Math.ceil(seconds * sampleRate))

/** One note or one hit; `seconds` is how long it is held, what rings on comes on top. */
export type Voice = (hertz: number, seconds: number, rng: Rng) => Sound

type Place = { at: number; gain: number; pan: number }

/** A stereo tape of a fixed length, onto which sounds are laid. */
export class Tape {
  readonly left: Sound
  readonly right: Sound

  constructor(seconds: number) {
    this.left = silence(seconds)
    this.right = silence(seconds)
  }

  /**
   * Lays a sound over what is there; what goes past the end is cut.
   * @param place.at seconds from the start
   * @param place.pan -1 left to 1 right, at equal power
   */
  lay(sound: Sound, { at, gain, pan }: Place): void {
    const from = Math.max(0, Math.round(at * sampleRate))
    const length = Math.min(sound.length, this.left.length - from)
    const angle = ((pan + 1) * Math.PI) / 4
    const [toLeft, toRight] = [Math.cos(angle) * gain, Math.sin(angle) * gain]
    const { left, right } = this
    for (let i = 0; i < length; i++) {
      const sample = sound[i] ?? 0
      left[from + i] = (left[from + i] ?? 0) + sample * toLeft
      right[from + i] = (right[from + i] ?? 0) + sample * toRight
    }
  }
}
