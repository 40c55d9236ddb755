import { play } from '../score.ts'
import { musicBox } from '../tones.ts'
import type { Piece } from './piece.ts'

/** A waltz out of a small box on the gift table. */
export const waltz: Piece = {
  beats: 51,
  beatsPerMinute: 148,
  hall: { size: 0.76, share: 0.22 },
  write(room) {
    play(
      room,
      { voice: musicBox, gain: 0.42, pan: 0.12 },
      `D5/2* G5/1 | B5/2 A5/1 | G5/1 E5/1 C5/1 | D5/3 | E5/2* A5/1 | C6/2 B5/1 | A5/1 F#5/1 E5/1 | D5/3
       | D5/2* G5/1 | B5/2 D6/1 | C6/1 B5/1 A5/1 | G5/1 E5/2 | C5/1 E5/1 A5/1 | G5/1 B5/1 F#5/1 | G5/3* | G5+B5+D6/3`,
    )
    const accompaniment = ['G', 'G', 'C', 'G', 'A', 'A', 'D', 'D', 'G', 'G', 'C', 'E', 'A', 'D', 'G', 'G'] as const
    const chords = {
      G: 'G3/1 B4+D4/1 B4+D4/1',
      C: 'C4/1 E4+G4/1 E4+G4/1',
      A: 'A3/1 C5+E4/1 C5+E4/1',
      D: 'D4/1 C5+F#4/1 C5+F#4/1',
      E: 'E4/1 G4+B4/1 G4+B4/1',
    }
    play(room, { voice: musicBox, gain: 0.2, pan: -0.25 }, accompaniment.map(bar => chords[bar]).join(' '))
    play(
      room,
      { voice: musicBox, gain: 0.14, pan: 0.4, from: 24 },
      'B5/.5 D6/.5 G6/2 | D6/3 | E6/.5 D6/.5 C6/2 | B5/3 | -/3 | D6/1 G6/2 | D6/3 | G6/3',
    )
  },
}
