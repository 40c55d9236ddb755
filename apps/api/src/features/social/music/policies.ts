import type { Viewer } from '#platform/auth/viewer.ts'

/** A song that the viewer may hear. */
type Sung = { user_id: number }

/** What stands for a song that was put up by itself; one of a post is changed with the post. */
type Single = { own_song: number | null }

const isArtist = (viewer: Viewer, { user_id }: Sung): boolean => user_id === viewer.id

export const canEditSong = (viewer: Viewer, song: Sung & Single): boolean =>
  isArtist(viewer, song) && song.own_song !== null

export const canDeleteSong = (viewer: Viewer, song: Sung & Single): boolean => canEditSong(viewer, song)

export const canSubscribe = (viewer: Viewer, song: Sung): boolean => !isArtist(viewer, song)
