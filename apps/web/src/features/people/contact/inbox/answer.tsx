import { type ContactMessage, inboxLimits } from '@celebrio/contract/people/contact-inbox'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#lib/drafts.ts'
import { WordsForm } from '#ui/fields/words-form.tsx'
import { useAnswer } from './data.ts'

/** Writes the answer, which is kept as a draft until it is sent. */
export const Answer = ({ message: { id, language }, onClose }: { message: ContactMessage; onClose: () => void }) => {
  const { t } = useTranslation('contact')
  const { values, change, reset, drop } = useDraft(`contact-answer:${id}`, { words: '' })
  const { mutate, isPending } = useAnswer(id, reset)
  const cancel = () => {
    drop()
    onClose()
  }
  return (
    <WordsForm
      label={t('inbox.yourAnswer')}
      hint={`${t(`inbox.answerHint_${language}`)} ${t('inbox.emailFrame')}`}
      action={t('inbox.sendAnswer')}
      words={values.words}
      max={inboxLimits.answer}
      tooLong={count => t('inbox.tooLong', { count })}
      busy={isPending}
      autoFocus
      onType={words => change({ words })}
      onSend={mutate}
      onCancel={cancel}
    />
  )
}
