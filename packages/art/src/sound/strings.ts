import { sampleRate, silence, type Voice } from './tape.ts'

type Nature = {
  /** Seconds until a held string has lost 60 dB. */
  ring: number
  /** 0 dull to 1 bright. */
  brightness: number
  /** Where the string is plucked, as a part of its length; near an end sounds thin. */
  pick?: number
}

const damped = 0.12

/**
 * A plucked string after Karplus and Strong, "Digital synthesis of plucked-string and drum timbres", 1983, with the
 * loss filter and the tuning by interpolation of Jaffe and Smith, 1983.
 */
export const plucked =
  ({ ring, brightness, pick = 0.22 }: Nature): Voice =>
  (hertz, seconds, rng) => {
    const sound = silence(Math.min(seconds, ring) + damped)
    const keep = 0.3 + 0.65 * brightness
    // The loss filter itself delays by (1 - keep) / keep samples.
    const period = sampleRate / hertz - (1 - keep) / keep
    const loss = 10 ** (-3 / (ring * hertz))
    const burst = Array.from({ length: Math.ceil(period) + 2 }, () => rng.between(-1, 1))
    const back = Math.max(1, Math.round(period * pick))
    const released = Math.min(seconds, ring) * sampleRate
    let [soft, level] = [0, 1]
    const string = new Float32Array(sound.length)
    for (let i = 0; i < string.length; i++) {
      const from = i - period
      const whole = Math.floor(from)
      const part = from - whole
      const raw =
        from < 0
          ? ((burst[i] ?? 0) - (burst[i - back] ?? 0)) * 0.5
          : (string[whole] ?? 0) * (1 - part) + (string[whole + 1] ?? 0) * part
      soft += keep * (raw - soft)
      string[i] = soft * (from < 0 ? 1 : loss)
      if (i > released) level *= 0.9985
      sound[i] = (string[i] ?? 0) * level
    }
    return sound
  }

export const guitar = plucked({ ring: 2.6, brightness: 0.72, pick: 0.18 })
export const nylon = plucked({ ring: 2.8, brightness: 0.42, pick: 0.3 })
export const ukulele = plucked({ ring: 1.1, brightness: 0.5, pick: 0.28 })
export const cavaquinho = plucked({ ring: 0.9, brightness: 0.85, pick: 0.14 })
export const tumbi = plucked({ ring: 0.8, brightness: 0.95, pick: 0.08 })
export const harp = plucked({ ring: 3.4, brightness: 0.36, pick: 0.46 })
