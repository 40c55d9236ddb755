import { z } from 'zod'

/** The person as others see them beside a post, a comment, a like. */
export const person = z.object({ id: z.int(), name: z.string(), profile_picture: z.string().nullable() })
export type Person = z.output<typeof person>
