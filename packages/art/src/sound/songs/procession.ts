import { conga, cowbell, jingle, surdo, talkingDown, talkingUp } from '../drums.ts'
import { drum, play } from '../score.ts'
import { flute } from '../tones.ts'
import type { Piece } from './piece.ts'

/** The bride's people come up the street; the talking drum says their names. */
export const procession: Piece = {
  beats: 32,
  beatsPerMinute: 112,
  hall: { size: 0.78, share: 0.2 },
  write(room) {
    const twelve = { stepsPerBeat: 3 }
    drum(room, { voice: cowbell, hertz: 640, gain: 0.16, pan: 0.5, times: 8, ...twelve }, 'X.x.xx.x.x.x')
    drum(room, { voice: surdo, hertz: 74, gain: 0.66, times: 8, ...twelve }, 'X.....X..x..')
    drum(room, { voice: conga, hertz: 160, gain: 0.34, pan: -0.4, times: 8, ...twelve }, 'o.xo.Xo.xo.X')
    drum(room, { voice: conga, hertz: 230, gain: 0.26, pan: 0.3, times: 8, ...twelve }, '..X.x...X.xx')
    drum(room, { voice: jingle, hertz: 6000, gain: 0.12, pan: -0.6, times: 8, ...twelve }, 'x..x..x..x..')
    drum(room, { voice: talkingUp, hertz: 240, gain: 0.5, from: 4, times: 3, ...twelve }, 'X..x.X......X..x.X..x...')
    drum(room, { voice: talkingDown, hertz: 250, gain: 0.5, from: 4, times: 3, ...twelve }, '.x....X.xX...x....X....X')
    const tune = `G4/1* A4/.667 C5/1.333 A4/1 | G4/.667 E4/.333 G4/2 -/1 | C5/1* D5/.667 E5/1.333 D5/1 | C5/.667 A4/.333 G4/3
       | E5/1* D5/.667 C5/1.333 A4/1 | C5/.667 A4/.333 G4/3`
    play(room, { voice: flute, gain: 0.26, pan: -0.15, from: 8 }, tune)
    play(
      room,
      { voice: flute, gain: 0.14, pan: 0.25, from: 16 },
      'E4/1 G4/.667 A4/1.333 F4/1 | E4/.667 C4/.333 E4/3 | C5/1 A4/.667 G4/1.333 E4/1 | A4/1 G4/3',
    )
  },
}
