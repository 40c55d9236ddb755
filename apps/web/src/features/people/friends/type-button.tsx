import { useState } from 'react'
import { Button, type ButtonProps } from '#ui/buttons/button.tsx'
import type { FriendType } from './data.ts'
import { TypeDialog } from './type-dialog.tsx'

export type TypeButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  /** Label of the button, and of the button in the dialog. */
  label: string
  title: string
  busy: boolean
  onChoose: (type: FriendType) => void
}

/** A button that asks for the connection type (friend, family or colleague) before it acts. */
export const TypeButton = ({ label, title, busy, onChoose, ...look }: TypeButtonProps) => {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <TypeDialog
        title={title}
        confirm={label}
        opened={asking}
        busy={busy}
        onClose={() => setAsking(false)}
        onChoose={onChoose}
      />
    </>
  )
}
