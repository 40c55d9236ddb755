import { z } from 'zod'

/** Limits of what a page on the web may say of itself, in code points. */
export const linkPreviewLimits = { url: 1000, title: 200, description: 300, site: 80 } as const

/** What a page on the web says of itself: of the first link of a text. */
export const linkPreview = z.object({
  url: z.string(),
  /** The name of its site; without one, its host. */
  site: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  /** A copy of its picture, kept here: who reads the text does not call on that site. */
  picture: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
})
export type LinkPreview = z.output<typeof linkPreview>
