import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import classes from './skeleton.module.css'

type Length = number | string

/** Placeholder of a line of text. */
export const SkeletonLine = ({ width = '100%', height = 14 }: { width?: Length; height?: number }) => (
  <span className={classes.piece} style={{ width, height, borderRadius: height / 2 }} />
)

/** Placeholder of an avatar. */
export const SkeletonAvatar = ({ size = 44 }: { size?: number }) => (
  <span className={classes.piece} style={{ width: size, height: size, borderRadius: '50%' }} />
)

/** Placeholder of a picture or card. `ratio` is width over height. */
export const SkeletonBlock = ({ height, ratio }: { height?: Length; ratio?: number }) => (
  <span
    className={classes.piece}
    style={{ width: '100%', height, aspectRatio: ratio, borderRadius: 'var(--r-card)' }}
  />
)

/** Wraps skeletons: screen readers hear 'Loading' once instead of the pieces. */
export const SkeletonGroup = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('ui')
  return (
    <div aria-busy>
      <VisuallyHidden aria-live="polite">{t('loading')}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  )
}
