import type { Song } from '@celebrio/contract/social/music'

export type Keys = { toggle: () => void; next: () => void; previous: () => void; seek: (seconds: number) => void }

const artworkOf = ({ cover }: Song): MediaImage[] =>
  (cover?.sources ?? []).map(({ url, width }) => ({ src: url, sizes: `${width}x${width}`, type: 'image/webp' }))

/** Shows a song where the system shows what plays, and lets its keys work; null takes it away from there. */
export function showOnSystem(song: Song | null, keys?: Keys): void {
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
