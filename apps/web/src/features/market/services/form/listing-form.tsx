import type { FormEvent, ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Uploads } from '#features/base/uploads'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { DraftBar } from '#ui/feedback/draft-bar.tsx'
import classes from './service-form.module.css'

type State = {
  form: RefObject<HTMLFormElement | null>
  hasDraft: boolean
  busy: boolean
  reset: () => void
  submit: (event: FormEvent) => void
  /** Shows what is wrong with the fields, and says this at the pictures. */
  complain?: (ofPictures: string) => void
}

type ListingFormProps = {
  state: State
  /** Whether what is edited is there already: then Cancel gives up the changes. */
  isThere: boolean
  /** Where the second button leads. */
  back: string
  save: string
  /** It is not sent before they have arrived. */
  uploads: Uploads
  /** Beside the form, where there is room. */
  preview?: ReactNode
  children: ReactNode
}

/** Form of something that a store shows: its draft, its fields, and its buttons at the lower edge. */
export const ListingForm = ({ state, isThere, back, save, uploads, preview, children }: ListingFormProps) => {
  const { t } = useTranslation('services')
  const { form, hasDraft, busy, reset, submit, complain } = state
  return (
    <div className={classes.columns}>
      <form ref={form} className={classes.form} onSubmit={uploads.whole(submit, complain)} noValidate>
        {hasDraft && (
          <div className={classes.draft}>
            <DraftBar text={t('draftKept')} discard={t('startOver')} onDiscard={reset} />
          </div>
        )}
        {children}
        <div className={classes.dock} data-decision>
          <ButtonLink variant="quiet" size="large" to={back} onClick={isThere ? reset : undefined}>
            {t(isThere ? 'cancel' : 'later')}
          </ButtonLink>
          <Button type="submit" size="large" loading={busy} disabled={uploads.isSending}>
            {save}
          </Button>
        </div>
      </form>
      {preview}
    </div>
  )
}
