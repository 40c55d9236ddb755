import { delays } from '@celebrio/contract/delays'
import type { Friend } from '@celebrio/contract/friends'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { ChoiceField } from '#ui/choice-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type FriendType, requestsQuery } from './data.ts'
import classes from './friend-list.module.css'
import { FriendList } from './friend-list.tsx'
import { FriendRow } from './friend-row.tsx'
import { TypeDialog } from './type-dialog.tsx'
import { TypeSelect } from './type-select.tsx'
import { useAccept, useReject, useRemove } from './use-friend-action.ts'

const Received = ({ friend }: { friend: Friend }) => {
  const { t } = useTranslation('friends')
  const [asking, setAsking] = useState(false)
  const accept = useAccept(friend.id)
  const reject = useReject(friend.id)
  return (
    <FriendRow friend={friend}>
      <Button variant="lagoon" size="small" onClick={() => setAsking(true)}>
        {t('accept')}
      </Button>
      <Button variant="outline" size="small" loading={reject.isPending} onClick={() => reject.mutate(undefined)}>
        {t('decline')}
      </Button>
      <TypeDialog
        friend={friend}
        title={t('acceptTitle')}
        confirm={t('accept')}
        opened={asking}
        busy={accept.isPending}
        onClose={() => setAsking(false)}
        onChoose={type => accept.mutate(type)}
      />
    </FriendRow>
  )
}

const Sent = ({ friend }: { friend: Friend }) => {
  const { t } = useTranslation('friends')
  const cancel = useRemove(friend.id, true)
  return (
    <FriendRow friend={friend}>
      <Button variant="outline" size="small" loading={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
        {t('cancel')}
      </Button>
    </FriendRow>
  )
}

/** Requests that wait for the viewer's answer, and those that the viewer has sent. */
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
        Row={direction === 'received' ? Received : Sent}
      />
    </>
  )
}
