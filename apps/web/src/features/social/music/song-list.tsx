import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Pages } from '#ui/lists/pages.tsx'
import type { subscribedQuery } from './data.ts'
import { playFrom } from './player/player.ts'
import { SongRow } from './song-row.tsx'
import { SongSkeletons } from './song-skeletons.tsx'

export type SongListProps = {
  query: typeof subscribedQuery
  label: string
  withArtist?: boolean
  empty: ReactNode
}

/** A paged list of songs: skeletons, an error, an empty state, or rows with 'Load more'. A press plays the list from there. */
export const SongList = ({ query, label, withArtist = false, empty }: SongListProps) => {
  return (
    <Pages list={useInfiniteQuery(query)} itemsOf={page => page.songs} waiting={<SongSkeletons />} empty={empty}>
      {songs => (
        <ul aria-label={label}>
          {songs.map((song, at) => (
            <SongRow key={song.id} song={song} withArtist={withArtist} onPlay={() => playFrom(songs, at)} />
          ))}
        </ul>
      )}
    </Pages>
  )
}
