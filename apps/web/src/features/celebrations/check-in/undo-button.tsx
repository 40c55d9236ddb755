import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { type LetIn, useUndo } from './use-undo.ts'

/** The way back for who was let in by mistake. */
export const UndoButton = ({ eventId, guest_id, name, at }: LetIn & { eventId: number }) => {
  const { t } = useTranslation('check-in')
  const { mutate, isPending } = useUndo(eventId)
  return (
    <Button
      variant="quiet"
      size="small"
      loading={isPending}
      aria-label={t('undoOne', { name })}
      onClick={() => mutate({ guest_id, name, at })}
    >
      {t('undo')}
    </Button>
  )
}
