import { textLength } from '@celebrio/contract/platform/text'
import { useTranslation } from 'react-i18next'
import { Button } from '../buttons/button.tsx'
import { TextArea } from './text-area.tsx'
import classes from './words-form.module.css'

type WordsFormProps = {
  label: string
  hint?: string
  action: string
  words: string
  /** In code points. */
  max: number
  /** What is said of so many too many. */
  tooLong: (over: number) => string
  busy: boolean
  /** Where it has just been opened to write. */
  autoFocus?: boolean
  onType: (words: string) => void
  onSend: (words: string) => void
  /** Where it can be closed without being sent. */
  onCancel?: () => void
}

/** Something to write, and what sends it. */
export const WordsForm = ({ label, hint, action, words, max, busy, ...props }: WordsFormProps) => {
  const { t } = useTranslation('ui')
  const { tooLong, autoFocus, onType, onSend, onCancel } = props
  const over = Math.max(0, textLength(words) - max)
  return (
    <div className={classes.form}>
      <TextArea
        label={label}
        hint={hint}
        rows={2}
        autoFocus={autoFocus}
        value={words}
        error={over > 0 ? tooLong(over) : undefined}
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
