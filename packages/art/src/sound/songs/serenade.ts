import { play } from '../score.ts'
import { nylon } from '../strings.ts'
import type { Piece } from './piece.ts'

const broken = {
  Am: 'A2/.5 E3/.5 A3/.5 C4/.5 E4/.5 C4/.5',
  Dm: 'D3/.5 A3/.5 D4/.5 F4/.5 A4/.5 F4/.5',
  G: 'G2/.5 D3/.5 G3/.5 B3/.5 D4/.5 B3/.5',
  C: 'C3/.5 G3/.5 C4/.5 E4/.5 G4/.5 E4/.5',
  F: 'F2/.5 C3/.5 F3/.5 A3/.5 C4/.5 A3/.5',
  E: 'E2/.5 B2/.5 E3/.5 G#3/.5 B3/.5 D4/.5',
}

/** Two guitars under a window, in no hurry. */
export const serenade: Piece = {
  beats: 33,
  beatsPerMinute: 92,
  hall: { size: 0.8, share: 0.22 },
  write(room) {
    const bars = ['Am', 'Am', 'Dm', 'G', 'C', 'F', 'Dm', 'E', 'Am', 'E'] as const
    play(room, { voice: nylon, gain: 0.34, pan: -0.28 }, `${bars.map(bar => broken[bar]).join(' ')} A2+E3+A3+C4+E4/3*`)
    play(
      room,
      { voice: nylon, gain: 0.42, pan: 0.25, from: 3 },
      `E5/2* D5/.5 C5/.5 | D5/1 F5/2 | B4/.5 C5/.5 D5/1 F5/1 | E5/2* C5/1 | A4/1 C5/1 F5/1 | F5/.5 E5/.5 D5/2
       | G#4/1 B4/1 D5/1 | C5/1.5 B4/.5 A4/1 | G#4/1 B4/1 E5/1 | A4+C5+E5+A5/3*`,
    )
    play(room, { voice: nylon, gain: 0.2, pan: 0.3, from: 12 }, 'C5/2 A4/1 | F4/1 A4/1 C5/1 | A4/.5 G4/.5 F4/2')
  },
}
