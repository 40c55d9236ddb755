import type { MeetEntry } from '@celebrio/contract/people/meet-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/formats-dates.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PersonRow } from '#ui/people/person-row.tsx'
import { useAccept, useDecline } from './data.ts'
import { ProfileDialog } from './profile-dialog.tsx'
import { RelationshipActions } from './relationship-actions.tsx'

const Answer = ({ entry }: { entry: MeetEntry }) => {
  const { t } = useTranslation('meet')
  const accept = useAccept(entry)
  const decline = useDecline(entry)
  return (
    <>
      <Button variant="lagoon" size="small" loading={accept.isPending} onClick={() => accept.mutate()}>
        {t('accept')}
      </Button>
      <Button variant="outline" size="small" loading={decline.isPending} onClick={() => decline.mutate()}>
        {t('decline')}
      </Button>
    </>
  )
}

const stateOf = ({ treat, can }: MeetEntry) => {
  if (can.answer) return null
  if (treat?.answer !== 'accepted') return 'waiting'
  return treat.direction === 'received' ? 'youSaidYes' : 'saidYes'
}

/** A treat: person, time and state. */
export const TreatRow = ({ entry }: { entry: MeetEntry }) => {
  const { t } = useTranslation('meet')
  const [viewing, setViewing] = useState(false)
  const { name, country, treat, profile_picture: picture } = entry
  const state = stateOf(entry)
  const actions = (
    <>
      {entry.can.answer && <Answer entry={entry} />}
      <RelationshipActions entry={entry} />
      <Button variant="quiet" size="small" aria-label={t('viewProfileOf', { name })} onClick={() => setViewing(true)}>
        {t('viewProfile')}
      </Button>
      <ProfileDialog entry={entry} opened={viewing} onClose={() => setViewing(false)} />
    </>
  )
  const facts = [state && t(state), country?.name, treat && formatDate(treat.sent_at)]
  return (
    <PersonRow name={name} picture={picture} facts={facts} actions={actions}>
      <b dir="auto">{name}</b>
    </PersonRow>
  )
}
