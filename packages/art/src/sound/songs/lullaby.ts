import { play } from '../score.ts'
import { harp } from '../strings.ts'
import { kalimba, pad } from '../tones.ts'
import type { Piece } from './piece.ts'

/** For a child who has been passed from lap to lap all day. */
export const lullaby: Piece = {
  beats: 30,
  beatsPerMinute: 84,
  hall: { size: 0.82, share: 0.26 },
  write(room) {
    play(
      room,
      { voice: kalimba, gain: 0.42, pan: 0.1 },
      `F#5/2 E5/1 | D5/3 | E5/1 F#5/1 A5/1 | B5/2 A5/1 | F#5/2* D5/1 | G5/1 F#5/1 E5/1 | D5/1 E5/1 F#5/1 | E5/3 | D5/1 C#5/1 B4/1 | D5+A5/3`,
    )
    const rocking = [
      'D3/1 A3/1 F#4/1',
      'D3/1 A3/1 F#4/1',
      'G3/1 B3/1 D4/1',
      'G3/1 D4/1 B4/1',
      'B3/1 D4/1 F#4/1',
      'E3/1 B3/1 G4/1',
      'D3/1 A3/1 F#4/1',
      'A3/1 C#4/1 G4/1',
      'G3/1 D4/1 B4/1',
      'D3+A3+F#4/3',
    ]
    play(room, { voice: harp, gain: 0.4, pan: -0.2, strum: 0.06 }, rocking.join(' '))
    play(room, { voice: pad, gain: 0.07, pan: -0.4 }, 'F#4/6 G4/6 F#4/3 G4/3 F#4/3 E4/3 D4/3 F#4/3')
    play(room, { voice: pad, gain: 0.06, pan: 0.4 }, 'D4/6 B3/6 D4/3 B3/3 A3/3 C#4/3 B3/3 A3/3')
  },
}
