import type { Album } from '@celebrio/contract/market/albums'
import { Plus } from '@phosphor-icons/react/Plus'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Picture } from '#features/base/uploads'
import { CardsWaiting } from '#features/market/services'
import { accountQuery } from '#features/people/accounts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { AlbumMenu } from './album-menu.tsx'
import classes from './albums.module.css'
import { albumsQuery } from './data.ts'

const Add = ({ variant }: { variant: 'primary' | 'outline' }) => {
  const { t } = useTranslation('albums')
  return (
    <ButtonLink variant={variant} to={paths.createAlbum()} leftSection={<Plus size={20} aria-hidden />}>
      {t('add')}
    </ButtonLink>
  )
}

const Nothing = () => {
  const { t } = useTranslation('albums')
  return (
    <EmptyState
      drawing="/art/empty-stall.svg"
      title={t('none')}
      text={t('noneText')}
      action={<Add variant="primary" />}
    />
  )
}

const Card = ({ album: { id, name, images }, album }: { album: Album }) => {
  const { t } = useTranslation('albums')
  const [first] = images
  return (
    <li>
      <Link to={paths.editAlbum(id)} className={classes.cover} tabIndex={-1} aria-hidden>
        {first && <Picture media={first} alt="" sizes="(min-width: 820px) 260px, 50vw" />}
      </Link>
      <div className={classes.caption}>
        <span className={classes.words}>
          <Link to={paths.editAlbum(id)} className={classes.name} dir="auto">
            {name}
          </Link>
          <span className={classes.count}>{t('photos', { count: images.length })}</span>
        </span>
        <AlbumMenu album={album} />
      </div>
    </li>
  )
}

const Albums = ({ providerId }: { providerId: number }) => {
  const { t } = useTranslation('albums')
  return (
    <Pages
      list={useInfiniteQuery(albumsQuery(providerId))}
      itemsOf={page => page.albums}
      waiting={<CardsWaiting />}
      empty={<Nothing />}
    >
      {albums => (
        <ul className={classes.grid} aria-label={t('yours')}>
          {albums.map(album => (
            <Card key={album.id} album={album} />
          ))}
        </ul>
      )}
    </Pages>
  )
}

/** The albums of the viewer's own store. */
export const ManageAlbums = () => {
  const { t } = useTranslation('albums')
  const providerId = useQuery(accountQuery).data?.service_provider?.id
  return (
    <section className={classes.section} aria-labelledby="own-albums">
      <header className={classes.head}>
        <h2 id="own-albums">{t('yours')}</h2>
        <Add variant="outline" />
      </header>
      {providerId === undefined ? <CardsWaiting /> : <Albums providerId={providerId} />}
    </section>
  )
}
