import type { Event } from '@celebrio/contract/celebrations/events'
import { type Candidate, partyLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#lib/drafts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { PersonRowSkeletons } from '#ui/people/person-row.tsx'
import { candidatesQuery, useInvite } from '../data.ts'
import { PeoplePicker } from '../people-picker.tsx'
import { useChoice } from '../use-choice.ts'
import classes from './hosting.module.css'

/** How somebody stands to the event already, in a word; nothing of who can still be asked for the first time. */
const useNote = () => {
  const { t } = useTranslation('invitations')
  return ({ status, can }: Candidate) => {
    if (status === null) return null
    return t(status === 'rejected' && can.invite ? 'standing_refused' : `standing_${status}`)
  }
}

type ConnectionsProps = { event: Event; keyword: string } & Pick<ReturnType<typeof useChoice>, 'chosen' | 'toggle'>

const Connections = ({ event, keyword, chosen, toggle }: ConnectionsProps) => {
  const { t } = useTranslation('invitations')
  const note = useNote()
  const list = useInfiniteQuery({ ...candidatesQuery(event.id, keyword), placeholderData: keepPreviousData })
  return (
    <Pages
      list={list}
      compact
      itemsOf={page => page.people}
      waiting={<PersonRowSkeletons widths={[52, 40, 61]} />}
      empty={<p className={classes.none}>{t(keyword ? 'noMatch' : 'noConnections')}</p>}
    >
      {people => (
        <PeoplePicker
          label={t('sendTo')}
          people={people.map(person => ({ ...person, note: note(person), closed: !person.can.invite }))}
          chosen={chosen}
          onToggle={toggle}
        />
      )}
    </Pages>
  )
}

/** Whom to invite, and with which word. */
const useSending = ({ id }: Event, onClose: () => void) => {
  const choice = useChoice()
  const { values, change, reset } = useDraft(`invite:${id}`, { message: '' })
  const { mutate, isPending } = useInvite(id, () => {
    reset()
    choice.clear()
    onClose()
  })
  const send = () => mutate({ friend_ids: [...choice.chosen], message: values.message })
  return { choice, values, change, send, isPending }
}

type InviteDialogProps = { event: Event; opened: boolean; onClose: () => void }

/** Chooses connections to invite, with a word to them. */
export const InviteDialog = ({ event, opened, onClose }: InviteDialogProps) => {
  const { t } = useTranslation('invitations')
  const { choice, values, change, send, isPending } = useSending(event, onClose)
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), delays.filter)
  const button = (
    <Button fullWidth loading={isPending} disabled={choice.chosen.size === 0} onClick={send}>
      {choice.chosen.size > 0 ? t('sendCount', { count: choice.chosen.size }) : t('sendTickets')}
    </Button>
  )
  return (
    <Dialog opened={opened} onClose={onClose} title={t('inviteTitle')} size="medium" footer={button}>
      <div className={classes.picker}>
        <TextField
          label={t('searchPeople')}
          type="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Connections event={event} keyword={keyword} chosen={choice.chosen} toggle={choice.toggle} />
        <TextArea
          label={t('inviteNote')}
          optional
          rows={2}
          maxLength={partyLimits.message}
          value={values.message}
          onChange={({ currentTarget }) => change({ message: currentTarget.value })}
        />
      </div>
    </Dialog>
  )
}
