import type { Media } from '@celebrio/contract/base/media'
import { useState } from 'react'
import { blurImage } from '#lib/blur.ts'
import classes from './cover.module.css'

export type CoverProps = {
  cover: Media | null
  /** Its address where nothing more is known. */
  address: string | null
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string
  eager?: boolean
}

/** The picture of an event, blurred until it has come; a drawing where there is none. Decorative: the title stands beside it. */
export const Cover = ({ cover, address, sizes, eager = false }: CoverProps) => {
  const [state, setState] = useState<'coming' | 'here' | 'broken'>('coming')
  const source = cover?.image ?? address
  if (!source || state === 'broken')
    return <img className={classes.none} src="/art/placeholder-party.svg" alt="" width={640} height={480} />
  return (
    <img
      className={classes.cover}
      src={source}
      srcSet={cover?.sources.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
      sizes={cover && cover.sources.length > 0 ? sizes : undefined}
      width={cover?.width ?? undefined}
      height={cover?.height ?? undefined}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      style={{ backgroundImage: state === 'coming' && cover ? blurImage(cover.blur) : undefined }}
      onLoad={() => setState('here')}
      onError={() => setState('broken')}
    />
  )
}
