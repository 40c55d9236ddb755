import { useTranslation } from 'react-i18next'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { CompanyFields } from './company-fields.tsx'
import { FormPart } from './form-part.tsx'
import { PaymentAndDocumentFields } from './payment-and-document-fields.tsx'
import { useUpgrade } from './use-upgrade.ts'

/** The company of a celebrant who wants to sell as well. */
export const UpgradeForm = ({ countryId }: { countryId: number | null }) => {
  const { t } = useTranslation('upgrade')
  const { form: element, submit, isAsking, answer, ...form } = useUpgrade(countryId)
  const answers = (
    <>
      <Button variant="quiet" onClick={() => answer(false)}>
        {t('cancel')}
      </Button>
      <Button onClick={() => answer(true)}>{t('proceed')}</Button>
    </>
  )
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <FormPart title={t('company')}>
        <CompanyFields form={form} />
      </FormPart>
      <FormPart title={t('papers')}>
        <PaymentAndDocumentFields form={form} />
      </FormPart>
      <Button type="submit" size="large" fullWidth loading={form.busy}>
        {t('submit')}
      </Button>
      <Dialog opened={isAsking} onClose={() => answer(false)} title={t('modal')} footer={answers}>
        <p>{t('modalText')}</p>
      </Dialog>
    </form>
  )
}
