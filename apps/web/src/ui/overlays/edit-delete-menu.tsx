import { DotsThree } from '@phosphor-icons/react/DotsThree'
import { PencilSimple } from '@phosphor-icons/react/PencilSimple'
import { Trash } from '@phosphor-icons/react/Trash'
import { useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Menu, MenuDivider, MenuItem } from './menu.tsx'

type EditDeleteMenuProps = {
  words: { more: string; edit: string; delete: string; deleteTitle: string; deleteText: string; keep: string }
  /** Where it is edited. */
  edit: string
  deletion: { mutate: (nothing: undefined, options: { onSettled: () => void }) => void; isPending: boolean }
}

/** What people can do with something of theirs, behind three dots: edit it, or delete it when they are sure. */
export const EditDeleteMenu = ({ words, edit, deletion: { mutate, isPending } }: EditDeleteMenuProps) => {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Menu target={<IconButton label={words.more} icon={<DotsThree size={24} weight="bold" />} />}>
        <MenuItem icon={<PencilSimple size={20} aria-hidden />} to={edit}>
          {words.edit}
        </MenuItem>
        <MenuDivider />
        <MenuItem icon={<Trash size={20} aria-hidden />} danger onClick={() => setAsking(true)}>
          {words.delete}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={words.deleteTitle}
        text={words.deleteText}
        confirm={words.delete}
        refuse={words.keep}
        busy={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  )
}
