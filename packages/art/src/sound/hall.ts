import { type Sound, sampleRate, silence, type Tape } from './tape.ts'

// Delays and feedback of Freeverb (Jezar at Dreampoint, public domain), at 44.1 kHz.
const combs = [1116, 1188, 1277, 1356, 1422, 1491]
const allpasses = [556, 441, 341]
const spread = 23
const damping = 0.35

function comb(dry: Sound, wet: Sound, delay: number, feedback: number): void {
  const line = new Float32Array(delay)
  let [at, soft] = [0, 0]
  for (let i = 0; i < dry.length; i++) {
    const out = line[at] ?? 0
    soft = out * (1 - damping) + soft * damping
    line[at] = (dry[i] ?? 0) + soft * feedback
    wet[i] = (wet[i] ?? 0) + out
    at = at + 1 === delay ? 0 : at + 1
  }
}

function allpass(wet: Sound, delay: number): void {
  const line = new Float32Array(delay)
  let at = 0
  for (let i = 0; i < wet.length; i++) {
    const [before, now] = [line[at] ?? 0, wet[i] ?? 0]
    line[at] = now + before * 0.5
    wet[i] = before - now
    at = at + 1 === delay ? 0 : at + 1
  }
}

function echoes(dry: Sound, size: number, offset: number): Sound {
  const wet = silence(dry.length / sampleRate)
  for (const delay of combs) comb(dry, wet, delay + offset, size)
  for (const delay of allpasses) allpass(wet, delay + offset)
  return wet
}

/** @param size 0.7 a parlour to 0.9 a church; `share` of the room in what is heard */
export function addHall({ left, right }: Tape, size: number, share: number): void {
  const middle = left.map((sample, i) => (sample + (right[i] ?? 0)) * 0.5)
  for (const [channel, offset] of [
    [left, 0],
    [right, spread],
  ] as const) {
    const wet = echoes(middle, size, offset)
    for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] ?? 0) + ((wet[i] ?? 0) * share) / combs.length
  }
}

/** Takes out what nobody hears and only wastes room: everything below some 20 Hz. */
function withoutRumble(channel: Sound): void {
  let [before, level] = [0, 0]
  for (let i = 0; i < channel.length; i++) {
    const now = channel[i] ?? 0
    level = 0.997 * (level + now - before)
    before = now
    channel[i] = level
  }
}

const ceiling = 0.84
const fadeIn = 0.005
const fadeOut = 1.2

/** Rounds off what stands out, brings the loudest sample to -1.5 dB, and lets the end fade. */
export function master({ left, right }: Tape): void {
  withoutRumble(left)
  withoutRumble(right)
  let energy = 0
  for (let i = 0; i < left.length; i++) energy += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2
  const drive = 0.2 / Math.sqrt(energy / (left.length * 2) || 1)
  let loudest = 0
  for (const channel of [left, right]) {
    for (let i = 0; i < channel.length; i++) {
      const rounded = Math.tanh((channel[i] ?? 0) * drive)
      channel[i] = rounded
      loudest = Math.max(loudest, Math.abs(rounded))
    }
  }
  for (const channel of [left, right]) {
    for (let i = 0; i < channel.length; i++) {
      const [since, until] = [i / sampleRate, (channel.length - i) / sampleRate]
      const fade = Math.min(1, since / fadeIn) * Math.min(1, until / fadeOut)
      channel[i] = ((channel[i] ?? 0) * ceiling * fade) / (loudest || 1)
    }
  }
}
