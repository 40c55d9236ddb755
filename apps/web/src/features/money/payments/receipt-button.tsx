import { FilePdf } from '@phosphor-icons/react/FilePdf'
import { useTranslation } from 'react-i18next'
import { useAction } from '#lib/actions/use-action.ts'
import { Button } from '#ui/buttons/button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { saveReceipt } from './data.ts'

/** Downloads a receipt. */
export const ReceiptButton = ({ number }: { number: number }) => {
  const { t } = useTranslation('payments')
  const { mutate, isPending } = useAction({ send: () => saveReceipt(number) })
  return (
    <Button
      variant="outline"
      size="small"
      loading={isPending}
      leftSection={<FilePdf size={18} aria-hidden />}
      onClick={() => mutate()}
    >
      {t('download')} <VisuallyHidden>{t('number', { number: String(number) })}</VisuallyHidden>
    </Button>
  )
}
