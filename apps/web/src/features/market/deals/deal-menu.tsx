import type { DealStatus } from '@celebrio/contract/market/deal-forms'
import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { Archive } from '@phosphor-icons/react/Archive'
import { ArrowCounterClockwise } from '@phosphor-icons/react/ArrowCounterClockwise'
import { CheckCircle } from '@phosphor-icons/react/CheckCircle'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { RocketLaunch } from '@phosphor-icons/react/RocketLaunch'
import { Trash } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoostDialog, BoostRefundNote } from '#features/market/boosts'
import { paths } from '#lib/paths.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Menu, MenuDivider, MenuItem } from '#ui/overlays/menu.tsx'
import { useDeleteDeal } from './data.ts'
import { useStatusChange } from './use-status-change.ts'

type Changes = ReturnType<typeof useStatusChange>

const States = ({ deal, set }: { deal: Deal; set: (status: DealStatus) => void }) => {
  const { t } = useTranslation('deals')
  const { can } = deal
  return (
    <>
      {can.restore && (
        <MenuItem icon={<ArrowCounterClockwise size={20} aria-hidden />} onClick={() => set('active')}>
          {t('restore')}
        </MenuItem>
      )}
      {can.sell && (
        <MenuItem icon={<CheckCircle size={20} aria-hidden />} onClick={() => set('sold_out')}>
          {t('markSold')}
        </MenuItem>
      )}
      {can.archive && (
        <MenuItem icon={<Archive size={20} aria-hidden />} onClick={() => set('archive')}>
          {t('archiveDeal')}
        </MenuItem>
      )}
    </>
  )
}

/** What a boost that stops with it means, before a deal is sold or archived. */
const Stopping = ({ deal, changes }: { deal: Deal; changes: Changes }) => {
  const { t } = useTranslation('deals')
  const { asked, agree, refuse, isPending } = changes
  const isSold = asked?.status === 'sold_out'
  return (
    <ConfirmDialog
      opened={asked !== null}
      onClose={refuse}
      title={t(isSold ? 'sellTitle' : 'archiveTitle')}
      text={deal.title}
      confirm={t(isSold ? 'markSold' : 'archiveDeal')}
      refuse={t('keep')}
      busy={isPending}
      onConfirm={() => asked && agree(asked)}
    >
      {asked && <BoostRefundNote dealId={deal.id} />}
    </ConfirmDialog>
  )
}

type DeletionProps = { deal: Deal; opened: boolean; onClose: () => void; onDeleted: () => void }

const Deletion = ({ deal, opened, onClose, onDeleted }: DeletionProps) => {
  const { t } = useTranslation('deals')
  const { mutate: remove, isPending } = useDeleteDeal(deal, onDeleted)
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('deleteTitle')}
      text={t('deleteText', { title: deal.title })}
      confirm={t('deleteDeal')}
      refuse={t('keep')}
      busy={isPending}
      onConfirm={() => remove(undefined, { onSettled: onClose })}
    >
      {opened && <BoostRefundNote dealId={deal.id} />}
    </ConfirmDialog>
  )
}

const nothing = () => undefined

/** What a seller can do with a deal, behind three dots. */
export const DealMenu = ({ deal, onDeleted = nothing }: { deal: Deal; onDeleted?: () => void }) => {
  const { t } = useTranslation('deals')
  const { t: ofBoosts } = useTranslation('boosts')
  const [asking, setAsking] = useState(false)
  const [boosting, setBoosting] = useState(false)
  const changes = useStatusChange(deal)
  const { id, title, can } = deal
  return (
    <>
      <Menu
        target={<IconButton label={t('more', { title })} icon={<DotsThree size={24} weight="bold" aria-hidden />} />}
      >
        {can.boost && (
          <MenuItem icon={<RocketLaunch size={20} aria-hidden />} onClick={() => setBoosting(true)}>
            {ofBoosts('boostDeal')}
          </MenuItem>
        )}
        {can.edit && (
          <MenuItem icon={<PencilSimple size={20} aria-hidden />} to={paths.editDeal(id)}>
            {t('update')}
          </MenuItem>
        )}
        <States deal={deal} set={status => void changes.set(status)} />
        <MenuDivider />
        <MenuItem icon={<Trash size={20} aria-hidden />} danger onClick={() => setAsking(true)}>
          {t('deleteDeal')}
        </MenuItem>
      </Menu>
      <BoostDialog deal={deal} opened={boosting} onClose={() => setBoosting(false)} />
      <Stopping deal={deal} changes={changes} />
      <Deletion deal={deal} opened={asking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
    </>
  )
}
