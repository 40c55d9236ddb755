import { useMediaQuery } from '@mantine/hooks'
import { MagnifyingGlass } from '@phosphor-icons/react/MagnifyingGlass'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import classes from './search-box.module.css'
import { SearchBox } from './search-box.tsx'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The `/` shortcut, except in fields and while a dialog is open. */
const useSlash = (open: () => void) => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
}

/** The search of the top bar: a field on wide screens, on phones a button that opens it as a sheet. */
export const Search = () => {
  const { t } = useTranslation('search')
  const hasRoom = useMediaQuery('(min-width: 640px)', undefined, { getInitialValueInEffect: false })
  const field = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState(false)
  useSlash(() => (hasRoom ? field.current?.select() : setOpened(true)))
  if (hasRoom) return <SearchBox field={field} look="bar" onNavigate={() => field.current?.blur()} />
  return (
    <>
      <IconButton
        label={t('search')}
        icon={<MagnifyingGlass size={24} aria-hidden />}
        onClick={() => setOpened(true)}
      />
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('search')}>
        <div className={classes.sheet}>
          <SearchBox field={field} look="sheet" onNavigate={() => setOpened(false)} />
        </div>
      </Dialog>
    </>
  )
}
