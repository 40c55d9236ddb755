import { WarningCircle } from '@phosphor-icons/react/WarningCircle'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { paths } from '#lib/paths.ts'
import classes from './unsent-links.module.css'
import { useUnsentByConversation } from './use-unsent.ts'

/** Above the list, which has no longer their conversations: the ways to messages that were refused. */
export const UnsentLinks = () => {
  const { t } = useTranslation('messages')
  const unsent = useUnsentByConversation()
  if (unsent.length === 0) return null
  return (
    <ul aria-label={t('unsent')}>
      {unsent.map(({ conversation_id, to, body, files }) => (
        <li key={conversation_id}>
          <NavLink to={paths.chat(conversation_id)} className={classes.link}>
            <WarningCircle size={24} aria-hidden className={classes.icon} />
            <span className={classes.words}>
              <b dir="auto">{to ?? t('unsent')}</b>
              <span>{t('notSentWords', { words: body || t(`media_${files[0]?.kind ?? 'document'}`) })}</span>
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
