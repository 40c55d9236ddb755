import { findEventLink, LinkedEvent } from '#features/celebrations/events'
import type { FindLinkCard } from '#features/social/posts'

/** Cards of links in posts: posts know nothing of what they lead to. */
export const findLinkCard: FindLinkCard = text => {
  const link = findEventLink(text, location.origin)
  return link && { card: <LinkedEvent id={link.id} />, text: link.text }
}
