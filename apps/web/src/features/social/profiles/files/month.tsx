import type { Media } from '@celebrio/contract/base/media'
import type { Profile } from '@celebrio/contract/people/profiles'
import { ArrowLeft } from '@phosphor-icons/react/ArrowLeft'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { VideoLightbox } from '#features/social/posts'
import { formatMonth } from '#lib/formats-dates.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { useLayer } from '#ui/overlays/use-layer.ts'
import { FilesSkeleton } from './collections.tsx'
import { filesQuery } from './data.ts'
import classes from './files.module.css'
import { Thumb } from './thumb.tsx'

const Tiles = ({ files, name, month }: { files: Media[]; name: string; month: string }) => {
  const { t } = useTranslation('profiles')
  const { shown, open, close } = useLayer<number>()
  const altOf = (at: number) => t(files[at]?.file_type === 'video' ? 'openFilm' : 'openPicture', { at: at + 1 })
  return (
    <>
      <ul className={classes.tiles} aria-label={formatMonth(month)}>
        {files.map((file, at) => (
          <li key={file.id}>
            <button type="button" className={classes.tile} onClick={() => open(at)}>
              <Thumb media={file} alt={altOf(at)} />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && <VideoLightbox pictures={files} start={shown} altOf={altOf} label={name} onClose={close} />}
    </>
  )
}

const Gallery = ({ profile, month }: { profile: Profile; month: string }) => {
  const { t } = useTranslation('profiles')
  return (
    <Pages
      list={useInfiniteQuery(filesQuery(profile.id, month))}
      itemsOf={page => page.files}
      waiting={<FilesSkeleton />}
      empty={<EmptyState drawing="/art/empty-feed.svg" title={t('noFiles')} />}
    >
      {files => <Tiles files={files} name={profile.name} month={month} />}
    </Pages>
  )
}

/** The pictures and videos of one month; a tap opens the lightbox. */
export const Month = ({ profile, month }: { profile: Profile; month: string }) => {
  const { t } = useTranslation('profiles')
  return (
    <section aria-labelledby="month-heading">
      <header className={classes.header}>
        <h2 id="month-heading" className={classes.month}>
          {formatMonth(month)}
        </h2>
        <Link className={classes.back} to="." preventScrollReset>
          <ArrowLeft size={18} aria-hidden />
          {t('allMonths')}
        </Link>
      </header>
      <Gallery profile={profile} month={month} />
    </section>
  )
}
