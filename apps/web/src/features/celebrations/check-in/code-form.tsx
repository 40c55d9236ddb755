import { typedCode } from '@celebrio/contract/celebrations/check-in'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './check-in.module.css'
import { isCode } from './scans.ts'

/** Takes the code of a ticket from the keyboard. */
export const CodeForm = ({ onCode }: { onCode: (code: string) => void }) => {
  const { t } = useTranslation('check-in')
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const code = typedCode(typed)
    setWrong(!isCode(code))
    if (!isCode(code)) return
    setTyped('')
    onCode(code)
  }
  return (
    <form className={classes.code} onSubmit={submit} noValidate>
      <TextField
        label={t('typeCode')}
        value={typed}
        maxLength={16}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={isWrong ? t('codeWrong') : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="lagoon">
        {t('check')}
      </Button>
    </form>
  )
}
