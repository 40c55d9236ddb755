import type { Quote } from '@celebrio/contract/chat/shapes'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './quoted-message.module.css'

export type QuotedMessageProps = {
  quote: Pick<Quote, 'body' | 'author' | 'media' | 'is_deleted'>
  /** Leads to it; where that is not given, or there is nothing left of it, it only stands there. */
  onPress?: () => void
}

/** The beginning of the message that is answered. */
export const QuotedMessage = ({ quote: { body, author, media, is_deleted }, onPress }: QuotedMessageProps) => {
  const { t } = useTranslation('messages')
  const words = body || (media ? t(`media_${media}`) : '')
  const quoted = (
    <>
      <b dir="auto">{author.name}</b>
      <span dir="auto">{is_deleted ? t('deleted') : words}</span>
    </>
  )
  if (!onPress || is_deleted) return <blockquote className={classes.quote}>{quoted}</blockquote>
  return (
    <blockquote className={classes.place}>
      <button type="button" className={classes.quote} onClick={onPress}>
        <VisuallyHidden>{t('toQuoted')} </VisuallyHidden>
        {quoted}
      </button>
    </blockquote>
  )
}
