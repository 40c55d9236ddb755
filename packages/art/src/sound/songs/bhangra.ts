import { clap, conga, jingle, stick, surdo } from '../drums.ts'
import { drum, play } from '../score.ts'
import { tumbi } from '../strings.ts'
import { accordion } from '../tones.ts'
import type { Piece } from './piece.ts'

/** Dhol and tumbi: shoulders up. */
export const bhangra: Piece = {
  beats: 32,
  beatsPerMinute: 104,
  hall: { size: 0.7, share: 0.13 },
  write(room) {
    const swing = 0.28
    drum(room, { voice: surdo, hertz: 78, gain: 0.72, swing, times: 4 }, 'X..x..X.x..x..X.X..x..X.x..x.xX.')
    drum(room, { voice: stick, hertz: 300, gain: 0.4, pan: 0.25, swing, times: 8 }, 'X.XxX.xxX.XxX.xx')
    drum(room, { voice: conga, hertz: 260, gain: 0.24, pan: -0.25, swing, times: 8 }, '..x.oX....x.oX.o')
    drum(room, { voice: jingle, hertz: 6500, gain: 0.12, pan: 0.5, swing, times: 8 }, 'X...X...X...X...')
    drum(room, { voice: clap, hertz: 1300, gain: 0.26, pan: -0.4, from: 16, times: 4 }, '....X.......X...')
    const riff = 'D5/.5* D5/.25 F5/.25 D5/.5 C5/.25 A4/.25 D5/.5 D5/.25 F5/.25 G5/.25 F5/.25 D5/.5'
    const answer = 'D5/.5* D5/.25 F5/.25 G5/.5 A5/.25 G5/.25 F5/.5 D5/.25 C5/.25 A4/.25 C5/.25 D5/.5'
    play(
      room,
      { voice: tumbi, gain: 0.36, pan: -0.15 },
      [riff, riff, riff, answer, riff, answer, riff, answer].join(' '),
    )
    play(
      room,
      { voice: accordion, gain: 0.1, pan: 0.3, from: 16 },
      'D4+A4/3 C5/1 | A4/2 G4/1 F4/1 | D4+A4/3 C5/.5 D5/.5 | F5/1 D5/1 A4+D5/2',
    )
  },
}
