import type { Service } from '@celebrio/contract/market/services'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { EditDeleteMenu } from '#ui/overlays/edit-delete-menu.tsx'
import { useDeleteService } from '../data.ts'

/** What the provider can do with a service. */
export const ServiceMenu = ({ service }: { service: Service }) => {
  const { t } = useTranslation('services')
  const { id, name, items } = service
  const words = {
    more: t('more', { name }),
    edit: t('edit'),
    delete: t('delete'),
    deleteTitle: t('deleteTitle'),
    deleteText: items.length > 0 ? t('deleteText', { name, count: items.length }) : t('deleteAlone', { name }),
    keep: t('keep'),
  }
  return <EditDeleteMenu words={words} edit={paths.editService(id)} deletion={useDeleteService(service)} />
}
