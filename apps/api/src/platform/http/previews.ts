import type { Language } from '@celebrio/contract/platform/languages'
import type { Thing, WithContext } from 'schema-dts'

/** Link preview of a page, for chats, social networks and search engines. */
export type Preview = {
  title: string
  description: string
  /** URL of an image, and its size in pixels. */
  image: { url: string; width: number | null; height: number | null } | null
  /** Shown to whoever has the address; search engines must not list it. */
  isPersonal?: boolean
  /** What it shows, for machines (https://schema.org). */
  data?: WithContext<Thing>
}

/** The pages that have a preview, and how to find it. */
export type PagePreview = {
  /** `/events/:id` */
  path: string
  /** Null where the page is not public. */
  find(params: Record<string, string>, language: Language): Promise<Preview | null>
  /**
   * Whether there is nothing at the address for anybody, which is answered with 404. Not for pages that only some people may
   * see: their letters lead there, and to those who check links for them it is no dead one.
   */
  isMissing?(params: Record<string, string>): Promise<boolean>
}
