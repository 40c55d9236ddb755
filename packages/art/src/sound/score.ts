import type { Rng } from '../rng.ts'
import type { Tape, Voice } from './tape.ts'

const steps: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** Pitch of a note such as `C4`, `F#3` or `Bb5` in hertz, A4 at 440. @throws RangeError for anything else */
export function hertzOf(name: string): number {
  const [, letter = '', sign = '', octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? []
  const step = steps[letter]
  if (step === undefined || octave === undefined) throw new RangeError(`${name} is not a note`)
  const semitone = step + (sign === '#' ? 1 : 0) - (sign === 'b' ? 1 : 0) + Number(octave) * 12
  return 440 * 2 ** ((semitone - 57) / 12)
}

/** The room in which a piece is played. */
export type Room = { tape: Tape; rng: Rng; beatsPerMinute: number }

export type Part = {
  voice: Voice
  gain: number
  pan?: number
  /** In beats from the start. */
  from?: number
  /** Seconds between the strings of a chord. */
  strum?: number
}

/** Nobody plays like a machine: a few milliseconds early or late, a little louder or softer. */
const human = (rng: Rng) => ({ late: rng.between(-0.006, 0.006), loud: rng.between(0.86, 1.08) })

/**
 * Plays notes such as `C4/1 E4+G4/.5 -/2`: pitches with their length in beats, chords joined by `+`, `-` for rests,
 * `*` after a length for an accent. Bars may be told apart by `|`.
 * @returns the beat after the last note
 */
export function play({ tape, rng, beatsPerMinute }: Room, part: Part, notes: string): number {
  const { voice, gain, pan = 0, from = 0, strum = 0.012 } = part
  const beat = 60 / beatsPerMinute
  let at = from
  for (const token of notes.split(/[\s|]+/).filter(Boolean)) {
    const [pitches = '', length = '1'] = token.split('/')
    const beats = Number(length.replace('*', ''))
    const { late, loud } = human(rng)
    const accent = length.endsWith('*') ? 1.3 : 1
    const names = pitches === '-' ? [] : pitches.split('+')
    for (const [i, name] of names.entries()) {
      const sound = voice(hertzOf(name), beats * beat, rng)
      tape.lay(sound, { at: at * beat + late + i * strum, gain: gain * loud * accent, pan })
    }
    at += beats
  }
  return at
}

export type Hit = Part & {
  /** Pitch of the drum in hertz. */
  hertz: number
  stepsPerBeat?: number
  /** Share of a step by which every second one comes late. */
  swing?: number
  times?: number
}

const strength: Record<string, number> = { X: 1, x: 0.7, o: 0.4 }

/** Plays a rhythm such as `X..x..x.`, again and again: X loud, x plain, o soft, anything else a rest. */
export function drum({ tape, rng, beatsPerMinute }: Room, hit: Hit, pattern: string): void {
  const { voice, gain, pan = 0, from = 0, hertz, stepsPerBeat = 4, swing = 0, times = 1 } = hit
  const step = 60 / beatsPerMinute / stepsPerBeat
  const marks = pattern.replaceAll(/[\s|]/g, '').split('')
  for (let i = 0; i < marks.length * times; i++) {
    const loud = strength[marks[i % marks.length] ?? '.']
    if (loud === undefined) continue
    const person = human(rng)
    const at = (from * 60) / beatsPerMinute + (i + (i % 2 ? swing : 0)) * step + person.late
    tape.lay(voice(hertz, step, rng), { at, gain: gain * loud * person.loud, pan })
  }
}
