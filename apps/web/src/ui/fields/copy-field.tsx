import { Copy } from '@phosphor-icons/react/Copy'
import { Button } from '../buttons/button.tsx'
import classes from './copy-field.module.css'
import { copyText } from './copy-text.ts'
import { TextField } from './text-field.tsx'

type CopyFieldProps = {
  label: string
  hint?: string
  address: string
  words: { copy: string; copied: string; refused: string }
}

/** A URL with a copy button; where the clipboard is not available, it can be selected by hand. */
export const CopyField = ({ label, hint, address, words }: CopyFieldProps) => {
  return (
    <div className={classes.field}>
      <TextField label={label} hint={hint} readOnly value={address} onFocus={event => event.currentTarget.select()} />
      <Button
        variant="outline"
        leftSection={<Copy size={20} aria-hidden />}
        onClick={() => void copyText(address, words)}
      >
        {words.copy}
      </Button>
    </div>
  )
}
