import type { Service } from '@celebrio/contract/market/services'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { Trash } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Menu, MenuDivider, MenuItem } from '#ui/overlays/menu.tsx'
import { useDeleteService } from '../data.ts'

/** What the provider can do with a service, behind three dots. */
export const ServiceMenu = ({ service }: { service: Service }) => {
  const { t } = useTranslation('services')
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useDeleteService(service)
  const { name, items } = service
  return (
    <>
      <Menu target={<IconButton label={t('more', { name })} icon={<DotsThree size={24} weight="bold" />} />}>
        <MenuItem icon={<PencilSimple size={20} aria-hidden />} to={paths.editService(service.id)}>
          {t('edit')}
        </MenuItem>
        <MenuDivider />
        <MenuItem icon={<Trash size={20} aria-hidden />} danger onClick={() => setAsking(true)}>
          {t('delete')}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('deleteTitle')}
        text={items.length > 0 ? t('deleteText', { name, count: items.length }) : t('deleteAlone', { name })}
        confirm={t('delete')}
        refuse={t('keep')}
        busy={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  )
}
