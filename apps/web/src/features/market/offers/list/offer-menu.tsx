import type { Offer } from '@celebrio/contract/market/offers'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { EditDeleteMenu } from '#ui/overlays/edit-delete-menu.tsx'
import { useDeleteOffer } from '../data.ts'

/** What the provider can do with an offer. */
export const OfferMenu = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation('offers')
  const { id, name } = offer
  const words = {
    more: t('more', { name }),
    edit: t('edit'),
    delete: t('delete'),
    deleteTitle: t('deleteTitle'),
    deleteText: t('deleteText', { name }),
    keep: t('keep'),
  }
  return <EditDeleteMenu words={words} edit={paths.editOffer(id)} deletion={useDeleteOffer(offer)} />
}
