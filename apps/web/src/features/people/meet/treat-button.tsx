import type { MeetEntry } from '@celebrio/contract/people/meet-shapes'
import { CheckCircle } from '@phosphor-icons/react/CheckCircle'
import { Gift } from '@phosphor-icons/react/Gift'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { useAccept, useTreat } from './data.ts'
import { JoinDialog } from './join-dialog.tsx'
import classes from './treat-button.module.css'
import { useMembership } from './use-membership.ts'

type TreatButtonProps = { entry: MeetEntry; size?: 'small' | 'medium' }

/** Accepts a treat. */
const AcceptButton = ({ entry, size }: Required<TreatButtonProps>) => {
  const { t } = useTranslation('meet')
  const accept = useAccept(entry)
  return (
    <Button variant="lagoon" size={size} loading={accept.isPending} onClick={() => accept.mutate()}>
      {t('acceptTreat')}
    </Button>
  )
}

/** Sends a treat, labelled with what the person offers; asks users who have not joined to join first. */
const SendButton = ({ entry, size }: Required<TreatButtonProps>) => {
  const { t } = useTranslation('meet')
  const { canTreat } = useMembership()
  const [joining, setJoining] = useState(false)
  const treat = useTreat(entry)
  const isTheirs = entry.meet_friend.treat === 0
  const label = t(isTheirs ? 'myTreat' : 'noTreat')
  const press = () => (canTreat ? treat.mutate() : setJoining(true))
  return (
    <>
      <Button
        variant={isTheirs ? 'marigold' : 'sunken'}
        size={size}
        leftSection={<Gift size={18} aria-hidden />}
        aria-label={t('sendTreat', { label, name: entry.name })}
        loading={treat.isPending}
        onClick={press}
      >
        {label}
      </Button>
      <JoinDialog opened={joining} onClose={() => setJoining(false)} onJoined={() => treat.mutate()} />
    </>
  )
}

/** The button for a person's treat: send one, accept theirs, or its state. */
export const TreatButton = ({ entry, size = 'small' }: TreatButtonProps) => {
  const { t } = useTranslation('meet')
  if (entry.can.answer) return <AcceptButton entry={entry} size={size} />
  if (entry.can.treat) return <SendButton entry={entry} size={size} />
  const words = entry.treat?.answer === 'accepted' ? t('saidYes') : t('treatSent')
  return (
    <span className={classes.done}>
      <CheckCircle size={18} weight="fill" aria-hidden />
      {entry.treat?.direction === 'received' ? t('youSaidYes') : words}
    </span>
  )
}
