import type { CaseDetails } from '@celebrio/contract/care/shapes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { caseQuery, LetterDialog, NoteField, useLetter, WordsField } from '#features/care/moderation'
import { useDraft } from '#lib/drafts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { usePreview, useReopen, useReverse } from './data.ts'
import classes from './reversals.module.css'

type FormProps = { caseId: number; language: CaseDetails['author']['language']; onReversed: () => void }

/** Says to the author why the decision is taken back; the letter is read before it is sent. */
const Form = ({ caseId, language, onReversed }: FormProps) => {
  const { t } = useTranslation('reversals')
  const { t: ofModeration } = useTranslation('moderation')
  const { values, change, reset } = useDraft(`reversal:${caseId}`, { words: '', note: '' })
  const reverse = useReverse(caseId, () => {
    reset()
    onReversed()
  })
  const { dialog, isPreparing, prepare } = useLetter(usePreview(caseId), reverse)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.form} aria-label={t('undo')}>
      <h3 ref={heading} tabIndex={-1} className={classes.heading}>
        {t('undo')}
      </h3>
      <WordsField language={language} value={values.words} onChange={words => change({ words })} />
      <NoteField value={values.note} onChange={note => change({ note })} />
      <Button fullWidth disabled={values.words.trim() === ''} loading={isPreparing} onClick={() => prepare(values)}>
        {ofModeration('readLetter')}
      </Button>
      <LetterDialog {...dialog} title={t('letterTitle')} action={t('send')} />
    </section>
  )
}

/** Lets what was dismissed wait again. */
const Reopening = ({ caseId }: { caseId: number }) => {
  const { t } = useTranslation('reversals')
  const [asking, setAsking] = useState(false)
  const reopen = useReopen(caseId, () => setAsking(false))
  return (
    <>
      <Button fullWidth variant="outline" onClick={() => setAsking(true)}>
        {t('reopen')}
      </Button>
      <ConfirmDialog
        title={t('reopenTitle')}
        text={t('reopenText')}
        confirm={t('reopen')}
        opened={asking}
        busy={reopen.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => reopen.mutate()}
      />
    </>
  )
}

/** The way to take back what was decided of a case, for whoever may. */
export const CaseReversal = ({ caseId, onReversed }: { caseId: number; onReversed: () => void }) => {
  const { t } = useTranslation('reversals')
  const { data } = useQuery(caseQuery(caseId))
  const [writing, setWriting] = useState(false)
  if (!data?.can.reverse) return null
  if (data.decision?.action === 'dismiss') return <Reopening caseId={caseId} />
  return writing ? (
    <Form caseId={caseId} language={data.author.language} onReversed={onReversed} />
  ) : (
    <Button fullWidth variant="outline" onClick={() => setWriting(true)}>
      {t('undo')}
    </Button>
  )
}
