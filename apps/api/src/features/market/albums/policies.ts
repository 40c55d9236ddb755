import type { Visitor } from '#platform/auth/viewer.ts'

/** Whose company shows an album. */
type Shown = { user_id: number }

const isOwner = ({ id }: Visitor, { user_id }: Shown): boolean => user_id === id

export const canEditAlbum = isOwner

export const canDeleteAlbum = isOwner

/** What the visitor may do with an album. */
export const albumRights = (visitor: Visitor, album: Shown) => ({
  edit: canEditAlbum(visitor, album),
  delete: canDeleteAlbum(visitor, album),
})
