import { textLength } from '@celebrio/contract/platform/text'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import classes from './questions.module.css'

type WordsFormProps = {
  label: string
  hint?: string
  action: string
  words: string
  /** In code points. */
  max: number
  busy: boolean
  onType: (words: string) => void
  onSend: (words: string) => void
  /** Where it can be closed without being sent. */
  onCancel?: () => void
}

/** Something to write, and what sends it. */
export const WordsForm = ({ label, hint, action, words, max, busy, onType, onSend, onCancel }: WordsFormProps) => {
  const { t } = useTranslation('questions')
  const over = Math.max(0, textLength(words) - max)
  const error = over > 0 ? t('tooLong', { max: formatCount(max), count: over }) : undefined
  return (
    <div className={classes.form}>
      <TextArea
        label={label}
        hint={hint}
        rows={2}
        value={words}
        error={error}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <div className={classes.bar}>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button
          variant="lagoon"
          disabled={words.trim() === '' || over > 0}
          loading={busy}
          onClick={() => onSend(words.trim())}
        >
          {action}
        </Button>
      </div>
    </div>
  )
}
