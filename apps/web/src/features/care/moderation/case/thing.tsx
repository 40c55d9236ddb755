import type { Media } from '@celebrio/contract/base/media'
import type { CaseDetails } from '@celebrio/contract/care/shapes'
import { Eye } from '@phosphor-icons/react/Eye'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Picture, Song } from '#features/base/uploads'
import { formatExactly } from '#lib/formats-dates.ts'
import { Button } from '#ui/buttons/button.tsx'
import classes from './case.module.css'

/** A reported picture, film or song comes blurred: whoever looks has to want to. */
const Blurred = ({ media }: { media: Media }) => {
  const { t } = useTranslation('moderation')
  const [isShown, setShown] = useState(false)
  if (media.file_type === 'audio') return <Song media={media} />
  return (
    <figure className={classes.media} data-blurred={!isShown || undefined}>
      {media.file_type === 'image' ? (
        <Picture media={media} alt={t(isShown ? 'picture' : 'pictureBlurred')} sizes="400px" fit="contain" />
      ) : (
        isShown && (
          <video className={classes.film} controls src={media.image} aria-label={t('film')}>
            <track kind="captions" />
          </video>
        )
      )}
      {!isShown && (
        <Button
          variant="outline"
          size="small"
          leftSection={<Eye size={18} aria-hidden />}
          onClick={() => setShown(true)}
        >
          {t(media.file_type === 'image' ? 'showPicture' : 'showFilm')}
        </Button>
      )}
    </figure>
  )
}

type Shown = NonNullable<CaseDetails['thing']>

const Around = ({ around }: Pick<Shown, 'around'>) => (
  <ol className={classes.around}>
    {around.map(one => (
      <li key={one.id} data-reported={one.is_reported || undefined} dir="auto">
        <b>{one.author}</b> {one.text}
      </li>
    ))}
  </ol>
)

/** What has a title needs no words, such as an account. */
const Words = ({ title, text }: Pick<Shown, 'title' | 'text'>) => {
  const { t } = useTranslation('moderation')
  if (title && !text) return null
  return (
    <p className={classes.text} dir="auto">
      {text || t('noWords')}
    </p>
  )
}

type ThingProps = Pick<CaseDetails, 'thing'> & {
  /** Nothing was done about it, so that it stands on its page. */
  isShown: boolean
}

/** The reported thing, whoever else may see it. */
export const Thing = ({ thing, isShown }: ThingProps) => {
  const { t } = useTranslation('moderation')
  if (!thing) return <p className={classes.gone}>{t('goneText')}</p>
  const { title, text, media, documents, around, created_at, path } = thing
  return (
    <div className={classes.thing}>
      <p className={classes.note}>
        {created_at && formatExactly(created_at)}
        {path && isShown && (
          <>
            {' · '}
            <Link to={path}>{t('openPage')}</Link>
          </>
        )}
      </p>
      {title && <h3 dir="auto">{title}</h3>}
      {around.length > 0 ? <Around around={around} /> : <Words title={title} text={text} />}
      {media.map(one => (
        <Blurred key={one.id} media={one} />
      ))}
      {documents.length > 0 && <p className={classes.note}>{t('documents', { names: documents.join(', ') })}</p>}
    </div>
  )
}
