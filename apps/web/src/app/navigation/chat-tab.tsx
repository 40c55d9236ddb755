import { ChatCircle } from '@phosphor-icons/react/ChatCircle'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { useUnreadChats } from '#features/chat/conversations'
import { paths } from '#lib/paths.ts'
import { CountBadge } from '#ui/feedback/count-badge.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './tab-bar.module.css'

/** The conversations among the tabs of phones, with the count of those that have something new. */
export const ChatTab = () => {
  const { t } = useTranslation('conversations')
  const count = useUnreadChats()
  return (
    <NavLink to={paths.chat()} className={classes.tab}>
      {({ isActive }) => (
        <>
          <ChatCircle size={24} weight={isActive ? 'fill' : 'regular'} aria-hidden />
          {t('tab')}
          <CountBadge className={classes.count} count={count} />
          {count > 0 && <VisuallyHidden>{t('newCount', { count })}</VisuallyHidden>}
        </>
      )}
    </NavLink>
  )
}
