import { useTranslation } from 'react-i18next'
import { isSeen, type Reading } from './is-seen.ts'
import classes from './seen.module.css'

/** Whether the other person has read what one has said last. */
export const Seen = (reading: Reading) => {
  const { t } = useTranslation('messages')
  return <output className={classes.seen}>{isSeen(reading) && t('seen')}</output>
}
