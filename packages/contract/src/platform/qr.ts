import { z } from 'zod'

/** A QR code: `path` draws its dark squares in SVG, on a square of `size` units without a margin. */
export const qr = z.object({ size: z.int().positive(), path: z.string() })
export type Qr = z.output<typeof qr>
