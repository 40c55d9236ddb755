import type { Media } from '@celebrio/contract/base/media'
import { useState } from 'react'
import { blurPlaceholder } from '#lib/blur-placeholder.ts'
import classes from './cover.module.css'

export type CoverProps = {
  cover: Media | null
  /** Image URL, used when `cover` is null. */
  address: string | null
  /** The `sizes` attribute. */
  sizes: string
  eager?: boolean
}

/** Cover of an event, blurred while loading; a drawing if there is none. Decorative, as the title is next to it. */
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
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      style={{ backgroundImage: state === 'coming' && cover ? blurPlaceholder(cover.blur) : undefined }}
      onLoad={() => setState('here')}
      onError={() => setState('broken')}
    />
  )
}
