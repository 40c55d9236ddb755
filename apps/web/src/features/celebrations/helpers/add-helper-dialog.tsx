import { helperRoles } from '@celebrio/contract/celebrations/event-shapes'
import type { Event } from '@celebrio/contract/celebrations/events'
import type { Helper } from '@celebrio/contract/celebrations/helpers'
import { delays } from '@celebrio/contract/platform/delays'
import type { Person } from '@celebrio/contract/platform/person'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { PersonRow, PersonRowSkeletons } from '#ui/people/person-row.tsx'
import { candidatesQuery, useAddHelper } from './data.ts'
import classes from './helpers.module.css'

type CandidateProps = { event: Event; helpers: readonly Helper[] }

const Candidate = ({ event, helpers, person }: CandidateProps & { person: Person }) => {
  const { t } = useTranslation('helpers')
  const { mutate, isPending, variables } = useAddHelper(event.id)
  const { id, name, profile_picture } = person
  const present = helpers.find(({ user }) => user.id === id)?.role
  return (
    <PersonRow
      name={name}
      picture={profile_picture}
      facts={[present && t(present)]}
      actions={helperRoles
        .filter(role => role !== present)
        .map(role => (
          <Button
            key={role}
            variant="outline"
            size="small"
            aria-label={t(`make_${role}`, { name })}
            loading={isPending && variables.role === role}
            disabled={isPending}
            onClick={() => mutate({ user: person, role })}
          >
            {t(role)}
          </Button>
        ))}
    >
      <strong dir="auto">{name}</strong>
    </PersonRow>
  )
}

const Candidates = ({ keyword, ...props }: CandidateProps & { keyword: string }) => {
  const { t } = useTranslation('helpers')
  const list = useInfiniteQuery({ ...candidatesQuery(keyword), placeholderData: keepPreviousData })
  return (
    <Pages
      list={list}
      compact
      itemsOf={page => page.friends}
      waiting={<PersonRowSkeletons widths={[52, 40, 61]} />}
      empty={<p className={classes.none}>{t(keyword ? 'noMatch' : 'noConnections')}</p>}
    >
      {people => (
        <ul aria-label={t('connections')}>
          {people.map(person => (
            <Candidate key={person.id} person={person} {...props} />
          ))}
        </ul>
      )}
    </Pages>
  )
}

type AddHelperDialogProps = CandidateProps & { opened: boolean; onClose: () => void }

/** Searches connections by name; makes them co-hosts or check-in helpers. */
export const AddHelperDialog = ({ opened, onClose, ...props }: AddHelperDialogProps) => {
  const { t } = useTranslation('helpers')
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), delays.filter)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('add')} size="medium">
      <div className={classes.search}>
        <p className={classes.hint}>{t('rolesHint')}</p>
        <TextField
          label={t('search')}
          type="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Candidates keyword={keyword} {...props} />
      </div>
    </Dialog>
  )
}
