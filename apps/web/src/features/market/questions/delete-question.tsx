import type { Question } from '@celebrio/contract/market/questions'
import { Trash } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { AskDialog } from '#ui/overlays/ask-dialog.tsx'
import { useDelete } from './data.ts'

/** Deletes a question, after asking. */
export const DeleteQuestion = ({ question }: { question: Question }) => {
  const { t } = useTranslation('questions')
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending } = useDelete(question)
  return (
    <>
      <IconButton
        label={t('delete')}
        icon={<Trash size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      />
      <AskDialog
        title={t('deleteTitle')}
        text={t(question.answer === null ? 'deleteText' : 'deleteBothText')}
        opened={asking}
        busy={isPending}
        onClose={close}
        onYes={() => mutate(undefined, { onSettled: close })}
      />
    </>
  )
}
