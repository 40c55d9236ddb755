import { sampleRate, silence, type Voice } from './tape.ts'

/** One of the tones of which a struck thing is made: its pitch over the note's, its strength, seconds to ring out. */
type Partial = readonly [ratio: number, strength: number, ring: number]

const rise = 0.002 * sampleRate

/** Bars, bells and reeds that are struck once and ring out: a sum of dying tones. */
export const struck =
  (partials: readonly Partial[], knock = 0): Voice =>
  (hertz, _seconds, rng) => {
    const longest = Math.max(...partials.map(([, , ring]) => ring))
    const sound = silence(longest)
    for (const [ratio, strength, ring] of partials) {
      const turn = (2 * Math.PI * hertz * ratio) / sampleRate
      if (turn > 2.6) continue
      const length = Math.min(sound.length, Math.ceil(ring * sampleRate))
      // A sine that dies away, by the recurrence of a two-pole resonator: no sine or power per sample.
      const decay = Math.exp(-6.9 / length)
      const [a, b] = [2 * decay * Math.cos(turn), decay * decay]
      let [before, now] = [-Math.sin(turn) / decay, 0]
      for (let i = 0; i < length; i++) {
        sound[i] = (sound[i] ?? 0) + now * strength * Math.min(1, i / rise)
        const next = a * now - b * before
        before = now
        now = next
      }
    }
    const knocking = knock > 0 ? 500 : 0
    for (let i = 0; i < knocking; i++) {
      sound[i] = (sound[i] ?? 0) + rng.between(-knock, knock) * Math.exp(-i / 90)
    }
    return sound
  }

type Breath = { overtones: readonly number[]; attack: number; release: number; vibrato: number; air?: number }

/** Pipes, reeds and bows: a tone that is held for as long as the note. */
export const sustained =
  ({ overtones, attack, release, vibrato, air = 0 }: Breath): Voice =>
  (hertz, seconds, rng) => {
    const sound = silence(seconds + release)
    const total = overtones.reduce((sum, one) => sum + one, 0)
    let [phase, breath] = [0, 0]
    for (let i = 0; i < sound.length; i++) {
      const t = i / sampleRate
      // The hand begins to tremble when the note stands.
      const tremble = vibrato * Math.min(1, t / 0.5) * Math.sin(2 * Math.PI * 5.1 * t)
      phase += ((2 * Math.PI * hertz) / sampleRate) * (1 + tremble)
      const fade = Math.min(1, t / attack) * Math.min(1, (seconds + release - t) / release)
      let sum = 0
      for (let k = 0; k < overtones.length; k++) sum += (overtones[k] ?? 0) * Math.sin(phase * (k + 1))
      breath += 0.2 * (rng.between(-1, 1) - breath)
      sound[i] = (sum / total + breath * air) * fade
    }
    return sound
  }

export const musicBox = struck(
  [
    [1, 0.6, 2.4],
    [2, 0.1, 1.2],
    [4.1, 0.22, 0.7],
    [6.8, 0.08, 0.3],
  ],
  0.05,
)
export const glockenspiel = struck(
  [
    [1, 0.6, 1.6],
    [2.76, 0.2, 0.7],
    [5.4, 0.08, 0.3],
  ],
  0.04,
)
export const kalimba = struck(
  [
    [1, 0.7, 1.7],
    [2, 0.06, 0.5],
    [5.9, 0.12, 0.16],
  ],
  0.12,
)
export const bass = struck([
  [1, 0.8, 0.9],
  [2, 0.3, 0.6],
  [3, 0.12, 0.35],
  [4, 0.05, 0.2],
])
export const flute = sustained({
  overtones: [1, 0.32, 0.1, 0.04],
  attack: 0.06,
  release: 0.12,
  vibrato: 0.005,
  air: 0.16,
})
export const pad = sustained({ overtones: [1, 0.5, 0.28, 0.12, 0.06], attack: 0.5, release: 0.9, vibrato: 0.002 })
export const accordion = sustained({
  overtones: [1, 0.7, 0.55, 0.34, 0.22, 0.12],
  attack: 0.04,
  release: 0.08,
  vibrato: 0.003,
})
