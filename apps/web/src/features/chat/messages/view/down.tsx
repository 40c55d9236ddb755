import { ArrowDown } from '@phosphor-icons/react/ArrowDown'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { CountBadge } from '#ui/feedback/count-badge.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './down.module.css'

type DownProps = {
  /** How many messages of others were not on the screen yet. */
  unread: number
  onPress: () => void
}

/** The way to the end for who has scrolled up; it says what has come there meanwhile. */
export const Down = ({ unread, onPress }: DownProps) => {
  const { t } = useTranslation('messages')
  if (unread === 0)
    return (
      <span className={classes.down}>
        <IconButton look="round" label={t('toLatest')} icon={<ArrowDown size={20} />} onClick={onPress} />
      </span>
    )
  return (
    <span className={classes.down} data-new>
      <button type="button" className={classes.news} onClick={onPress}>
        <ArrowDown size={20} aria-hidden />
        {t('newMessages')}
        <CountBadge count={unread} />
        <VisuallyHidden>{t('newCount', { count: unread })}</VisuallyHidden>
      </button>
    </span>
  )
}
