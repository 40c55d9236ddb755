import { clap, shaker, surdo } from '../drums.ts'
import { drum, play } from '../score.ts'
import { ukulele } from '../strings.ts'
import { bass, glockenspiel } from '../tones.ts'
import type { Piece } from './piece.ts'

const chords = { F: 'A4+C5+F4+A5', B: 'Bb4+D5+F4+Bb5', C: 'G4+C5+E4+C6', D: 'A4+D5+F4+A5' }
const strummed = (bar: keyof typeof chords) =>
  `${chords[bar]}/1 ${chords[bar]}/.5 ${chords[bar]}/.5* -/.5 ${chords[bar]}/.5 ${chords[bar]}/.5* ${chords[bar]}/.5`

/** A birthday tune of our own: one more candle, one more year. */
export const birthday: Piece = {
  beats: 36,
  beatsPerMinute: 124,
  hall: { size: 0.7, share: 0.15 },
  write(room) {
    const bars = ['F', 'D', 'B', 'C', 'F', 'D', 'B', 'C'] as const
    play(
      room,
      { voice: ukulele, gain: 0.26, pan: -0.3, strum: 0.014 },
      `${bars.map(strummed).join(' ')} ${chords.F}/4*`,
    )
    play(
      room,
      { voice: glockenspiel, gain: 0.3, pan: 0.25 },
      `C6/1* A5/.5 C6/.5 F6/1 C6/1 | D6/1* A5/.5 D6/.5 C6/2 | Bb5/.5 C6/.5 D6/1 F6/1 D6/1 | C6/1.5* Bb5/.5 G5/2
       | A5/1* C6/.5 A5/.5 F6/1 E6/1 | D6/.5 E6/.5 F6/1 A5/2 | Bb5/1* D6/.5 C6/.5 Bb5/1 G5/1 | C6/1 E6/1 G6/2 | F6+A6/4*`,
    )
    const roots = { F: 'F2/2 C3/1 A2/1', D: 'D3/2 A2/1 C3/1', B: 'Bb2/2 F2/1 D3/1', C: 'C3/2 G2/1 E3/1' }
    play(room, { voice: bass, gain: 0.42 }, `${bars.map(bar => roots[bar]).join(' ')} F2/4*`)
    drum(room, { voice: clap, hertz: 1200, gain: 0.3, pan: 0.15, from: 8, times: 6, stepsPerBeat: 2 }, '..X...XX')
    drum(room, { voice: clap, hertz: 1500, gain: 0.24, pan: -0.3, from: 8.02, times: 6, stepsPerBeat: 2 }, '..X...XX')
    drum(room, { voice: shaker, hertz: 5200, gain: 0.22, pan: 0.5, times: 32, stepsPerBeat: 2, swing: 0.12 }, 'xX')
    drum(room, { voice: surdo, hertz: 70, gain: 0.5, times: 8, stepsPerBeat: 2 }, 'X...x...')
  },
}
