import { cowbell, muted, shaker, snare, stick, surdo } from '../drums.ts'
import { drum, play, type Room } from '../score.ts'
import { cavaquinho } from '../strings.ts'
import { bass } from '../tones.ts'
import type { Piece } from './piece.ts'

const stabs = (chord: string) =>
  `${chord}/.25 -/.25 ${chord}/.5 -/.25 ${chord}/.25 -/.25 ${chord}/.5* -/.25 ${chord}/.5 -/.25 ${chord}/.25 -/.5`

function harmony(room: Room, from: number): void {
  const chords = [
    'D4+F#4+A4+B4',
    'D4+F#4+B4+D5',
    'E4+G4+B4+D5',
    'C#4+G4+A4+E5',
    'D4+F#4+A4+B4',
    'C4+F#4+A4+D5',
    'D4+G4+B4+D5',
    'C#4+E4+A4+C#5',
  ]
  play(room, { voice: cavaquinho, gain: 0.2, from, pan: 0.35, strum: 0.007 }, chords.map(stabs).join(' '))
  play(
    room,
    { voice: bass, gain: 0.4, from },
    ['D', 'B', 'E', 'A', 'D', 'D', 'G', 'A'].map(root => `${root}2/1.5 ${root}2/.5 ${root}2/1.5* -/.5`).join(' '),
  )
}

/** A batucada that comes round the corner, with a small guitar on top. */
export const samba: Piece = {
  beats: 36,
  beatsPerMinute: 126,
  hall: { size: 0.7, share: 0.14 },
  write(room) {
    drum(room, { voice: stick, hertz: 330, gain: 0.34, pan: 0.1 }, 'x.xx.xx.x.xxXXXX')
    const from = 4
    drum(room, { voice: surdo, hertz: 62, gain: 0.8, from, times: 8, pan: -0.1 }, '....o.....X.....')
    drum(room, { voice: muted, hertz: 84, gain: 0.5, from, times: 8, pan: -0.2 }, 'X......xx.....x.')
    drum(room, { voice: stick, hertz: 640, gain: 0.26, from, times: 8, pan: 0.5 }, 'X.X.XX.X.X.XX.X.')
    drum(room, { voice: shaker, hertz: 6200, gain: 0.26, from, times: 32, pan: -0.55 }, 'XooX')
    drum(room, { voice: snare, hertz: 2600, gain: 0.16, from, times: 16, pan: 0.25 }, 'XooXooXo')
    drum(
      room,
      { voice: cowbell, hertz: 920, gain: 0.14, from, times: 4, pan: -0.35 },
      'x.x...x.x....x..x.x...x...x..x..',
    )
    drum(
      room,
      { voice: cowbell, hertz: 660, gain: 0.14, from, times: 4, pan: -0.3 },
      '....xx....x.x.......xx..x...x.xx',
    )
    harmony(room, from)
  },
}
