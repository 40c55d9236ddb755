import { sampleRate, silence, type Voice } from './tape.ts'
import { struck } from './tones.ts'

type Skin = {
  /** Pitch at the hit and where it falls (or is squeezed) to, as parts of the note's. */
  from: number
  to: number
  /** Seconds in which the pitch gets there. */
  glide: number
  ring: number
  /** Share of noise, the hand or stick on the skin. */
  slap: number
}

/** A drum with a skin: a tone whose pitch moves, and the noise of what hits it. */
export const skin =
  ({ from, to, glide, ring, slap }: Skin): Voice =>
  (hertz, _seconds, rng) => {
    const sound = silence(ring)
    let [phase, noise] = [0, 0]
    for (let i = 0; i < sound.length; i++) {
      const t = i / sampleRate
      const pitch = hertz * (to + (from - to) * Math.exp((-3 * t) / glide))
      phase += (2 * Math.PI * pitch) / sampleRate
      noise += 0.35 * (rng.between(-1, 1) - noise)
      const body = Math.sin(phase) + 0.22 * Math.sin(phase * 1.59) * Math.exp(-18 * t)
      sound[i] = (body * Math.exp((-6 * t) / ring) + noise * slap * Math.exp(-60 * t)) * Math.min(1, t / 0.0015)
    }
    return sound
  }

/** Seeds, jingles, wires and hands: noise above a pitch. */
export const hiss =
  (ring: number, swell = 0.001): Voice =>
  (hertz, _seconds, rng) => {
    const sound = silence(ring)
    const cut = Math.exp((-2 * Math.PI * hertz) / sampleRate)
    let [before, high, higher, between] = [0, 0, 0, 0]
    for (let i = 0; i < sound.length; i++) {
      const t = i / sampleRate
      const raw = rng.between(-1, 1)
      high = cut * (high + raw - before)
      higher = cut * (higher + high - between)
      before = raw
      between = high
      sound[i] = higher * Math.min(1, t / swell) * Math.exp((-6 * t) / ring)
    }
    return sound
  }

export const talkingUp = skin({ from: 0.78, to: 1.3, glide: 0.2, ring: 0.5, slap: 0.5 })
export const talkingDown = skin({ from: 1.3, to: 0.8, glide: 0.22, ring: 0.5, slap: 0.5 })
export const surdo = skin({ from: 1.5, to: 1, glide: 0.06, ring: 0.75, slap: 0.3 })
export const muted = skin({ from: 1.2, to: 1, glide: 0.04, ring: 0.14, slap: 0.5 })
export const conga = skin({ from: 1.12, to: 1, glide: 0.03, ring: 0.34, slap: 0.6 })
export const stick = skin({ from: 1.1, to: 1, glide: 0.02, ring: 0.09, slap: 1.3 })
export const shaker = hiss(0.07, 0.012)
export const jingle = hiss(0.16)
export const snare = hiss(0.11)
export const clap = hiss(0.13, 0.004)
export const cowbell = struck(
  [
    [1, 0.5, 0.26],
    [1.48, 0.4, 0.22],
    [2.9, 0.14, 0.12],
  ],
  0.08,
)
