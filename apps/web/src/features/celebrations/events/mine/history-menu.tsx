import type { Event } from '@celebrio/contract/celebrations/events'
import { ArrowsClockwise } from '@phosphor-icons/react/ArrowsClockwise'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { Eye } from '@phosphor-icons/react/Eye'
import { ListChecks } from '@phosphor-icons/react/ListChecks'
import { Trash } from '@phosphor-icons/react/Trash'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'

/** Menu of a past event. */
export const HistoryMenu = ({ event, onDelete }: { event: Event; onDelete: () => void }) => {
  const { t } = useTranslation('events')
  const button = (
    <IconButton label={t('moreAbout', { title: event.title })} icon={<DotsThree size={24} weight="bold" />} />
  )
  return (
    <Menu target={button}>
      <MenuItem icon={<ArrowsClockwise size={20} />} to={paths.eventEdit(event.id)}>
        {t('reschedule')}
      </MenuItem>
      <MenuItem icon={<Eye size={20} />} to={paths.event(event.id)}>
        {t('viewEvent')}
      </MenuItem>
      <MenuItem icon={<ListChecks size={20} />} to={paths.eventSummary(event.id)}>
        {t('summary')}
      </MenuItem>
      <MenuItem icon={<Trash size={20} />} danger onClick={onDelete}>
        {t('deleteEvent')}
      </MenuItem>
    </Menu>
  )
}
