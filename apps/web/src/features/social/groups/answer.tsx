import type { Group } from '@celebrio/contract/social/group-shapes'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { useAccept, useReject } from './actions.ts'
import classes from './group-page.module.css'

/** Whether the viewer joins a group that they are invited to. */
export const Answer = ({ group }: { group: Group }) => {
  const { t } = useTranslation('groups')
  const accept = useAccept(group)
  const reject = useReject(group)
  const { invited_by } = group
  return (
    <Panel title={t('joinTitle')} lead={invited_by && t('invitedByText', { name: invited_by.name })}>
      <div className={classes.row}>
        <Button loading={accept.isPending} disabled={reject.isPending} onClick={() => accept.mutate()}>
          {t('join')}
        </Button>
        <Button
          variant="outline"
          loading={reject.isPending}
          disabled={accept.isPending}
          onClick={() => reject.mutate()}
        >
          {t('decline')}
        </Button>
      </div>
    </Panel>
  )
}
