import { dataArchives } from '@celebrio/contract/people/data-archives'
import { useTranslation } from 'react-i18next'
import { ProofFields, useProofForm } from '#features/people/accounts'
import { call } from '#lib/api/call.ts'
import { saveFrom } from '#lib/save-file.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { archiveQuery } from './data.ts'
import classes from './data-section.module.css'

const DownloadForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('data-archives')
  const { text, ...proof } = useProofForm({
    initial: { password: '' },
    send: async values => {
      const { url } = await call(dataArchives.download, { body: values })
      onDone()
      saveFrom(url, 'celebrio.zip')
    },
    invalidates: archiveQuery.queryKey,
  })
  return (
    <>
      <p className={classes.text}>{t('downloadText')}</p>
      <ProofFields proof={proof} password={text('password')} action={t('download')} />
    </>
  )
}

type DownloadDialogProps = { opened: boolean; onClose: () => void }

/** Asks who is there before all that an account holds leaves it. */
export const DownloadDialog = ({ opened, onClose }: DownloadDialogProps) => {
  const { t } = useTranslation('data-archives')
  return (
    <Dialog title={t('downloadTitle')} opened={opened} onClose={onClose}>
      <DownloadForm onDone={onClose} />
    </Dialog>
  )
}
