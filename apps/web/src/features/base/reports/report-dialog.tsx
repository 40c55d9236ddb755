import { type BrokenRule, brokenRules } from '@celebrio/contract/platform/reports'
import { textLength } from '@celebrio/contract/platform/text'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#lib/drafts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Chips } from '#ui/choices/chips.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import classes from './report-dialog.module.css'

/** What is said in a report; either may be left out. */
export type Said = { rule: BrokenRule | undefined; reason: string }

type ReportDialogProps = {
  title: string
  /** Label of the reason field. */
  label: string
  /** Label of the button. */
  send: string
  /** Maximum length of a reason, in code points. */
  longest: number
  /** Error text of a longer reason; without it the field has a `maxLength` instead. */
  tooLong?: string
  /** Asks only for a reason: nothing is said to break a rule. */
  isPlain?: boolean
  opened: boolean
  /** Purpose of the draft that keeps what is said until it is sent. */
  draft: string
  /** It is being sent. */
  busy: boolean
  onClose: () => void
  /** Call `done` when it has been sent: it closes the dialog and drops the draft. */
  onSend: (said: Said, done: () => void) => void
}

type RuleProps = { rule: string; onChange: (rule: string) => void }

/** Which rule is broken; pressing the chosen one again lets go of it. */
const Rule = ({ rule, onChange }: RuleProps) => {
  const { t } = useTranslation('reports')
  return (
    <Chips
      label={t('which')}
      optional
      options={brokenRules.map(value => ({ value, label: t(`rules.${value}`) }))}
      chosen={brokenRules.filter(one => one === rule)}
      onPress={value => onChange(value === rule ? '' : value)}
    />
  )
}

const blank = { rule: '', reason: '' }

/** Reports something to the moderators, with what is wrong, as far as somebody says so. */
export const ReportDialog = ({ label, send, longest, tooLong, isPlain, busy, onSend, ...props }: ReportDialogProps) => {
  const { t } = useTranslation('reports')
  const { draft, ...dialog } = props
  const { values, change, reset } = useDraft(draft, blank)
  const { rule, reason } = values
  const isTooLong = tooLong !== undefined && textLength(reason) > longest
  const done = () => {
    reset()
    dialog.onClose()
  }
  const press = () => onSend({ rule: brokenRules.find(one => one === rule), reason }, done)
  const button = (
    <Button variant="danger" fullWidth loading={busy} disabled={isTooLong} onClick={press}>
      {send}
    </Button>
  )
  return (
    <Dialog {...dialog} footer={button}>
      <div className={classes.fields}>
        {!isPlain && <Rule rule={rule} onChange={next => change({ rule: next })} />}
        <TextArea
          label={label}
          optional
          rows={3}
          maxLength={tooLong === undefined ? longest : undefined}
          value={reason}
          error={isTooLong ? tooLong : undefined}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
        />
        {!isPlain && <p className={classes.afterwards}>{t('afterwards')}</p>}
      </div>
    </Dialog>
  )
}
