import type { Album } from '@celebrio/contract/market/albums'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Lightbox, Picture } from '#features/base/uploads'
import { LoadMore } from '#ui/lists/pages.tsx'
import classes from './albums.module.css'
import { albumsQuery } from './data.ts'

const Card = ({ album: { name, images } }: { album: Album }) => {
  const { t } = useTranslation('albums')
  const [isOpen, setOpen] = useState(false)
  const [first] = images
  const count = images.length
  return (
    <li>
      <button type="button" className={classes.open} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span className={classes.cover}>
          {first && <Picture media={first} alt="" sizes="(min-width: 820px) 260px, 50vw" />}
        </span>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={classes.count}>{t('photos', { count })}</span>
      </button>
      {isOpen && (
        <Lightbox
          pictures={images}
          start={0}
          altOf={at => t('photoOf', { at: at + 1, of: count, name })}
          label={name}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  )
}

/** What a provider has done before, in albums; nothing where there is none. */
export const Portfolio = ({ providerId }: { providerId: number }) => {
  const { t } = useTranslation('albums')
  const list = useInfiniteQuery(albumsQuery(providerId))
  const albums = list.data?.pages.flatMap(page => page.albums) ?? []
  if (albums.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="portfolio">
      <h2 id="portfolio">{t('title')}</h2>
      <ul className={classes.grid} aria-label={t('title')}>
        {albums.map(album => (
          <Card key={album.id} album={album} />
        ))}
      </ul>
      <LoadMore list={list} />
    </section>
  )
}
