import type { Song } from '@celebrio/contract/social/music'

export type Keys = { toggle: () => void; next: () => void; previous: () => void; seek: (seconds: number) => void }

const artworkOf = ({ cover }: Song): MediaImage[] =>
  (cover?.sources ?? []).map(({ url, width }) => ({ src: url, sizes: `${width}x${width}`, type: 'image/webp' }))

/** Updates the Media Session API, so that the system shows the song and media keys work; null clears it. */
export function updateMediaSession(song: Song | null, keys?: Keys): void {
  if (!('mediaSession' in navigator)) return
  const session = navigator.mediaSession
  session.metadata =
    song && new MediaMetadata({ title: song.title ?? '', artist: song.user.name, artwork: artworkOf(song) })
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = keys
    ? {
        play: keys.toggle,
        pause: keys.toggle,
        nexttrack: keys.next,
        previoustrack: keys.previous,
        seekto: ({ seekTime }) => keys.seek(seekTime ?? 0),
      }
    : {}
  for (const action of ['play', 'pause', 'nexttrack', 'previoustrack', 'seekto'] as const)
    session.setActionHandler(action, handlers[action] ?? null)
}
