import type { Room } from '../score.ts'

/** A piece: its length and speed, the hall it is played in, and the playing. */
export type Piece = {
  beats: number
  beatsPerMinute: number
  hall: { size: number; share: number }
  write(room: Room): void
}
