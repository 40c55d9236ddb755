import type { Media } from '@celebrio/contract/base/media'
import { useState } from 'react'
import { blurPlaceholder } from '#lib/blur-placeholder.ts'
import classes from './picture.module.css'

export type PictureProps = {
  media: Media
  alt: string
  /** The `sizes` attribute. */
  sizes: string
  /** `object-fit`: `contain` shows all of it, `cover` fills the space. */
  fit?: 'cover' | 'contain'
  eager?: boolean
}

/** A picture with reserved space and a blurred placeholder until it has loaded. */
export const Picture = ({ media, alt, sizes, fit = 'cover', eager = false }: PictureProps) => {
  const [state, setState] = useState<'coming' | 'here' | 'broken'>('coming')
  if (state === 'broken') return <img className={classes.broken} src="/art/broken.svg" alt={alt} />
  return (
    <img
      className={classes.picture}
      data-fit={fit}
      src={media.image}
      srcSet={media.sources.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
      sizes={media.sources.length > 0 ? sizes : undefined}
      width={media.width ?? undefined}
      height={media.height ?? undefined}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      style={{ backgroundImage: state === 'coming' ? blurPlaceholder(media.blur) : undefined }}
      onLoad={() => setState('here')}
      onError={() => setState('broken')}
    />
  )
}
