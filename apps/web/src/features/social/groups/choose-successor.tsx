import type { Group, GroupMember } from '@celebrio/contract/social/group-shapes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { PersonRow, PersonRowSkeletons } from '#ui/people/person-row.tsx'
import { membersQuery } from './data.ts'
import classes from './group-page.module.css'
import { HandOver } from './hand-over.tsx'

type SuccessorProps = { group: Group; member: GroupMember; onDone: () => void }

const Successor = ({ group, member, onDone }: SuccessorProps) => {
  const { t } = useTranslation('groups')
  const [asking, setAsking] = useState(false)
  const { name, profile_picture } = member.user
  return (
    <PersonRow
      name={name}
      picture={profile_picture}
      facts={[member.role === 'admin' && t('admin')]}
      beside="button"
      actions={
        <>
          <Button variant="outline" size="small" aria-label={t('handOverTo', { name })} onClick={() => setAsking(true)}>
            {t('handOver')}
          </Button>
          <HandOver group={group} member={member} opened={asking} onClose={() => setAsking(false)} onDone={onDone} />
        </>
      }
    >
      <strong dir="auto">{name}</strong>
    </PersonRow>
  )
}

type ChooseSuccessorProps = { group: Group; opened: boolean; onClose: () => void; onDelete: () => void }

/** Why the owner cannot leave yet, and who could have the group instead. */
export const ChooseSuccessor = ({ group, opened, onClose, onDelete }: ChooseSuccessorProps) => {
  const { t } = useTranslation('groups')
  const list = useInfiniteQuery({ ...membersQuery(group.id, 'joined'), enabled: opened })
  return (
    <Dialog
      title={t('ownerStays')}
      opened={opened}
      onClose={onClose}
      footer={
        <Button variant="quiet" fullWidth onClick={onDelete}>
          {t('deleteInstead')}
        </Button>
      }
    >
      <div className={classes.search}>
        <p>{t('ownerStaysText')}</p>
        <Pages
          list={list}
          compact
          itemsOf={page => page.members.filter(member => member.can.make_owner)}
          waiting={<PersonRowSkeletons widths={[52, 40]} />}
          empty={<p className={classes.quiet}>{t('nobodyElse')}</p>}
        >
          {members => (
            <ul aria-label={t('membersTitle')}>
              {members.map(member => (
                <Successor key={member.user.id} group={group} member={member} onDone={onClose} />
              ))}
            </ul>
          )}
        </Pages>
      </div>
    </Dialog>
  )
}
