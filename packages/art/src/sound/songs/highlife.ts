import { conga, cowbell, shaker } from '../drums.ts'
import { drum, play } from '../score.ts'
import { guitar } from '../strings.ts'
import { bass } from '../tones.ts'
import type { Piece } from './piece.ts'

const rolling = {
  C: 'E4/.5 G4/.5 C5/.5 G4/.5 E5/.5* C5/.5 A4/.5 G4/.5',
  F: 'F4/.5 A4/.5 C5/.5 A4/.5 F5/.5* C5/.5 A4/.5 C5/.5',
  G: 'D4/.5 G4/.5 B4/.5 G4/.5 D5/.5* B4/.5 A4/.5 B4/.5',
}
const walking = {
  C: 'C3/1.5* G2/.5 C3/1 E3/.5 G3/.5',
  F: 'F2/1.5* C3/.5 F3/1 E3/.5 D3/.5',
  G: 'G2/1.5* D3/.5 G3/1 F3/.5 D3/.5',
}
const bars = ['C', 'C', 'F', 'C', 'G', 'F', 'C', 'G'] as const

/** Two guitars that talk to each other, as in the palm-wine bars of the coast. */
export const highlife: Piece = {
  beats: 36,
  beatsPerMinute: 120,
  hall: { size: 0.72, share: 0.16 },
  write(room) {
    play(room, { voice: guitar, gain: 0.4, pan: -0.35 }, bars.map(bar => rolling[bar]).join(' ') + ' C4+E4+G4+C5/4*')
    play(room, { voice: bass, gain: 0.5 }, bars.map(bar => walking[bar]).join(' ') + ' C3/4*')
    const off = { C: 'E4+G4+C5', F: 'F4+A4+C5', G: 'D4+G4+B4' }
    const chops = bars.map(
      bar => `-/.5 ${off[bar]}/.25 -/.75 ${off[bar]}/.25 -/.75 ${off[bar]}/.25 -/.75 ${off[bar]}/.25 -/.25`,
    )
    play(room, { voice: guitar, gain: 0.16, pan: 0.5 }, chops.join(' '))
    play(
      room,
      { voice: guitar, gain: 0.34, pan: 0.3, from: 8 },
      `A5/.5 C6/1* A5/.5 G5/.5 F5/.5 A5/1 | G5/1.5* E5/.5 C5/1 -/1 | B5/.5 D6/1* B5/.5 A5/.5 G5/.5 F5/1
       | A5/.5 G5/.5 F5/1 C6/1.5* A5/.5 | G5/1 E5+G5/.5 D5+F5/.5 C5+E5/2* | D5/.5 E5/.5 G5/.5 A5/.5 B5/2 | C6/3`,
    )
    drum(room, { voice: cowbell, hertz: 800, gain: 0.12, pan: 0.6, times: 9 }, 'x..x..x...x.x...')
    drum(room, { voice: shaker, hertz: 5000, gain: 0.28, pan: -0.6, times: 17 }, 'xoXoxoXo')
    drum(room, { voice: conga, hertz: 190, gain: 0.3, pan: 0.2, times: 9 }, '..x...XX..x...Xo')
    drum(room, { voice: conga, hertz: 120, gain: 0.36, pan: -0.1, times: 9 }, 'X.....o.x.....o.')
  },
}
