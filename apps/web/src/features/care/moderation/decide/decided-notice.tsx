import type { CaseDetails } from '@celebrio/contract/care/shapes'
import { Copy } from '@phosphor-icons/react/Copy'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormNotice } from '#features/people/accounts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useCopy } from '#ui/fields/use-copy.ts'
import classes from './decide.module.css'
import { useDecisionDraft } from './decision-draft.ts'

/** Who else has decided it since the viewer could; null for nobody. */
function useOtherDecider({ state, decision }: CaseDetails): string | null {
  const viewer = useSession()?.user
  const isOpen = state === 'open'
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const by = decision?.decided_by
  return wasOpen && !isOpen && by && by.id !== viewer?.id ? by.name : null
}

/** What the viewer was about to tell the author. */
const KeptWords = ({ words }: { words: string }) => {
  const { t } = useTranslation('moderation')
  const copy = useCopy()
  return (
    <>
      <p className={classes.note}>{t('keptMessage')}</p>
      <p className={classes.kept}>{words}</p>
      <Button variant="outline" leftSection={<Copy size={20} aria-hidden />} onClick={() => copy(words)}>
        {t('copyWords')}
      </Button>
    </>
  )
}

/** Takes the place of the form, and the focus where the form had it. */
const Notice = ({ name, details }: { name: string; details: CaseDetails }) => {
  const { t } = useTranslation('moderation')
  const words = useDecisionDraft(details).values.words.trim()
  const itself = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) itself.current?.focus()
  }, [])
  return (
    <div ref={itself} tabIndex={-1} className={classes.decided}>
      <FormNotice>{t('decidedByOther', { name })}</FormNotice>
      {words !== '' && <KeptWords words={words} />}
    </div>
  )
}

/** Says that somebody else has just decided the case, and keeps what the viewer has written about it. */
export const DecidedNotice = ({ details }: { details: CaseDetails }) => {
  const name = useOtherDecider(details)
  return <div aria-live="polite">{name !== null && <Notice name={name} details={details} />}</div>
}
