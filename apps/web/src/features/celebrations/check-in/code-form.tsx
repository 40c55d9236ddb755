import { typedCode } from '@celebrio/contract/celebrations/check-in'
import { useTranslation } from 'react-i18next'
import { useFields } from '#lib/forms/use-fields.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './check-in.module.css'
import { isCode } from './scans.ts'

/** Form for typing a ticket code. */
export const CodeForm = ({ onCode }: { onCode: (code: string) => void }) => {
  const { t } = useTranslation('check-in')
  const { form, text, reset, onSubmit } = useFields({
    initial: { code: '' },
    check: ({ code }) => (isCode(typedCode(code)) ? {} : { code: t('codeWrong') }),
  })
  const submit = onSubmit(({ code }) => {
    reset()
    onCode(typedCode(code))
  })
  return (
    <form ref={form} className={classes.code} onSubmit={submit} noValidate>
      <TextField
        label={t('typeCode')}
        maxLength={16}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...text('code')}
      />
      <Button type="submit" variant="lagoon">
        {t('check')}
      </Button>
    </form>
  )
}
