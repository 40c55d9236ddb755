import { z } from 'zod'

/** A person as shown next to a post, a comment or a like. */
export const person = z.object({ id: z.int(), name: z.string(), profile_picture: z.string().nullable() })
export type Person = z.output<typeof person>
