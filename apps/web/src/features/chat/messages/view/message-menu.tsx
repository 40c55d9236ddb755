import { flowerTypes } from '@celebrio/contract/base/flowers'
import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import { ArrowBendUpLeft } from '@phosphor-icons/react/ArrowBendUpLeft'
import { Copy } from '@phosphor-icons/react/Copy'
import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { Flag } from '@phosphor-icons/react/Flag'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { Trash } from '@phosphor-icons/react/Trash'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Flower } from '#ui/brand/flower.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { useCopy } from '#ui/fields/use-copy.ts'
import { Menu, MenuIcons, MenuItem } from '#ui/overlays/menu.tsx'
import { useFlower } from '../actions.ts'
import { useCompose } from './compose.ts'
import { DeleteMessage, ReportMessage } from './message-dialogs.tsx'
import classes from './message-row.module.css'

const Flowers = ({ message }: { message: ChatMessage }) => {
  const { t } = useTranslation('flowers')
  const { mutate } = useFlower(message)
  const choices = flowerTypes.map(type => ({
    key: type,
    label: t(`flower${type}`),
    icon: <Flower type={type} size={32} />,
    isChosen: message.reactions.type === type,
    onClick: () => void mutate(type),
  }))
  return <MenuIcons choices={choices} />
}

const CopyItem = ({ message: { body } }: { message: ChatMessage }) => {
  const { t } = useTranslation('messages')
  const copy = useCopy()
  if (!body) return null
  return (
    <MenuItem icon={<Copy size={20} />} onClick={() => copy(body)}>
      {t('copy')}
    </MenuItem>
  )
}

/** What the viewer may do with a message, as far as there is a field for it. */
function useAllowed({ can }: ChatMessage): ChatMessage['can'] {
  const { can: there } = useCompose()
  return { ...can, reply: can.reply && there.reply, edit: can.edit && there.edit }
}

type ItemsProps = { message: ChatMessage; onAsk: (question: 'delete' | 'report') => void }

const Items = ({ message, onAsk }: ItemsProps) => {
  const { t } = useTranslation('messages')
  const { setCompose } = useCompose()
  const can = useAllowed(message)
  return (
    <>
      {can.react && <Flowers message={message} />}
      {can.reply && (
        <MenuItem icon={<ArrowBendUpLeft size={20} />} onClick={() => setCompose({ kind: 'reply', message })}>
          {t('reply')}
        </MenuItem>
      )}
      <CopyItem message={message} />
      {can.edit && (
        <MenuItem icon={<PencilSimple size={20} />} onClick={() => setCompose({ kind: 'edit', message })}>
          {t('edit')}
        </MenuItem>
      )}
      {can.report && (
        <MenuItem icon={<Flag size={20} />} onClick={() => onAsk('report')}>
          {t('report')}
        </MenuItem>
      )}
      {can.delete && (
        <MenuItem danger icon={<Trash size={20} />} onClick={() => onAsk('delete')}>
          {t('delete')}
        </MenuItem>
      )}
    </>
  )
}

/** With what was deleted goes the button that had the focus. */
function useKeptFocus() {
  const place = useRef<HTMLSpanElement>(null)
  const keepFocus = () => {
    if (document.activeElement === document.body) place.current?.closest('article')?.focus({ preventScroll: true })
  }
  return { place, keepFocus }
}

/** What the viewer may do with a message. */
export const MessageMenu = ({ message }: { message: ChatMessage }) => {
  const { t } = useTranslation('messages')
  const [asking, setAsking] = useState<'delete' | 'report' | null>(null)
  const { place, keepFocus } = useKeptFocus()
  const allowed = useAllowed(message)
  const isIdle = !message.body && !Object.values(allowed).some(Boolean)
  const close = () => setAsking(null)
  return (
    <span ref={place} className={classes.menu}>
      {!isIdle && (
        <Menu
          portal
          backCloses
          target={<IconButton label={t('more')} icon={<DotsThree size={20} weight="bold" aria-hidden />} />}
        >
          <Items message={message} onAsk={setAsking} />
        </Menu>
      )}
      <DeleteMessage message={message} opened={asking === 'delete'} onClose={close} onClosed={keepFocus} />
      <ReportMessage message={message} opened={asking === 'report'} onClose={close} />
    </span>
  )
}
