import type { Friend } from '@celebrio/contract/people/friends'
import { delays } from '@celebrio/contract/platform/delays'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { ChoiceField } from '#ui/choices/choice-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type FriendType, requestsQuery, useRemove } from './data.ts'
import classes from './friend-list.module.css'
import { FriendList } from './friend-list.tsx'
import { FriendRow } from './friend-row.tsx'
import { ReceivedRow } from './received-row.tsx'
import { TypeSelect } from './type-select.tsx'

const Sent = ({ friend }: { friend: Friend }) => {
  const { t } = useTranslation('friends')
  const cancel = useRemove(friend.id, true)
  return (
    <FriendRow friend={friend}>
      <Button variant="outline" size="small" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        {t('cancel')}
      </Button>
    </FriendRow>
  )
}

/** Received and sent connection requests. */
export const Requests = () => {
  const { t } = useTranslation('friends')
  const [direction, setDirection] = useState<'received' | 'sent'>('received')
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed, delays.filter)
  const [type, setType] = useState<FriendType>()
  return (
    <>
      <ChoiceField
        label={t('direction')}
        labelHidden
        value={direction}
        onChange={setDirection}
        options={[
          { value: 'received', label: t('received') },
          { value: 'sent', label: t('sent') },
        ]}
      />
      <div className={classes.filters}>
        <TextField
          label={t('searchRequests')}
          type="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <TypeSelect kind="requestType" value={type} onChange={setType} />
      </div>
      <FriendList
        key={direction}
        query={requestsQuery(direction, keyword, type)}
        label={t('requests')}
        empty={t('noRequests')}
        compact
        Row={direction === 'received' ? ReceivedRow : Sent}
      />
    </>
  )
}
