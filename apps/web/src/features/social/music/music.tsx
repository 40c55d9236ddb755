import { MusicNotesPlus } from '@phosphor-icons/react/MusicNotesPlus'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { songsQuery, subscribedQuery } from './data.ts'
import classes from './music.module.css'
import { SongList } from './song-list.tsx'
import { UploadDialog } from './upload/upload-dialog.tsx'

const lists = [
  { search: '', label: 'mySongs' },
  { search: '?list=subscribed', label: 'subscribedSongs' },
] as const

const Lists = ({ subscribed }: { subscribed: boolean }) => {
  const { t } = useTranslation('music')
  return (
    <nav className={classes.lists} aria-label={t('lists')}>
      {lists.map(({ search, label }) => (
        <Link
          key={label}
          to={{ search }}
          preventScrollReset
          aria-current={(search !== '') === subscribed ? 'page' : undefined}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}

/** The viewer's own music: their songs, and those that they have subscribed to. */
const OwnMusic = ({ id }: { id: number }) => {
  const { t } = useTranslation('music')
  const [uploading, setUploading] = useState(false)
  // In the empty state the button is under the drawing.
  const isEmpty = useInfiniteQuery(songsQuery(id)).data?.pages[0]?.songs.length === 0
  const subscribed = useSearchParams()[0].get('list') === 'subscribed'
  const upload = (
    <Button leftSection={<MusicNotesPlus size={20} />} onClick={() => setUploading(true)}>
      {t('uploadSong')}
    </Button>
  )
  const nothing = (
    <EmptyState drawing="/art/empty-songs.svg" title={t('noSongs')} text={t('noSongsText')} action={upload} />
  )
  const nothingKept = (
    <EmptyState drawing="/art/empty-songs.svg" title={t('noSubscribed')} text={t('noSubscribedText')} />
  )
  return (
    <>
      <div className={classes.head}>
        <Lists subscribed={subscribed} />
        {!subscribed && !isEmpty && upload}
      </div>
      {subscribed ? (
        <SongList query={subscribedQuery} label={t('subscribedSongs')} withArtist empty={nothingKept} />
      ) : (
        <SongList query={songsQuery(id)} label={t('mySongs')} empty={nothing} />
      )}
      <UploadDialog opened={uploading} onClose={() => setUploading(false)} />
    </>
  )
}

/** A person's songs; for the viewer also their subscribed songs. */
export const Music = ({ user: { id, name } }: { user: { id: number; name: string } }) => {
  const { t } = useTranslation('music')
  const isOwn = useSession()?.user.id === id
  return (
    <section className={classes.music} aria-label={t('music')}>
      {isOwn ? (
        <OwnMusic id={id} />
      ) : (
        <SongList
          query={songsQuery(id)}
          label={t('songsOf', { name })}
          empty={<EmptyState drawing="/art/empty-songs.svg" title={t('noSongs')} text={t('noSongsOf', { name })} />}
        />
      )}
    </section>
  )
}
