import { ChatCircle } from '@phosphor-icons/react/ChatCircle'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { IconLink } from '#ui/buttons/icon-button.tsx'
import classes from './chat-link.module.css'
import { useUnreadChats } from './use-unread-chats.ts'

/** The way to the conversations in the top bar of wide screens, with the count of those that have something new. */
export const ChatLink = () => {
  const { t } = useTranslation('conversations')
  const count = useUnreadChats()
  return (
    <span className={classes.link}>
      <IconLink
        to={paths.chat()}
        label={count > 0 ? t('linkCount', { count }) : t('title')}
        icon={<ChatCircle size={24} aria-hidden />}
        badge={count}
      />
    </span>
  )
}
