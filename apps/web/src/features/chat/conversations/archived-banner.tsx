import type { Conversation } from '@celebrio/contract/chat/shapes'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import classes from './archived-banner.module.css'
import { useSetting } from './settings.ts'

/** Says of an open conversation that it lies in the archive, and takes it out again. */
export const ArchivedBanner = ({ conversation }: { conversation: Conversation }) => {
  const { t } = useTranslation('conversations')
  const { mutate, isPending } = useSetting(conversation)
  if (!conversation.is_archived) return null
  return (
    <div className={classes.note}>
      <span>{t('isArchived')}</span>
      <Button variant="quiet" size="small" loading={isPending} onClick={() => mutate({ is_archived: false })}>
        {t('toInbox')}
      </Button>
    </div>
  )
}
