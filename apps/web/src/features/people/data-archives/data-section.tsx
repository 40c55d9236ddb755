import { archiveDays, type DataArchive } from '@celebrio/contract/people/data-archives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsRow, SettingsSection } from '#features/people/accounts'
import { formatBytes } from '#lib/formats.ts'
import { formatDate } from '#lib/formats-dates.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { archiveQuery, useAskForArchive } from './data.ts'
import classes from './data-section.module.css'
import { DownloadDialog } from './download-dialog.tsx'

type AskProps = { again?: boolean }

const AskButton = ({ again = false }: AskProps) => {
  const { t } = useTranslation('data-archives')
  const { mutate, isPending } = useAskForArchive()
  const words = t(again ? 'askAgain' : 'ask')
  return (
    <Button variant="quiet" size="small" loading={isPending} onClick={() => mutate()}>
      {words}
    </Button>
  )
}

const ReadyRow = ({ archive }: { archive: DataArchive }) => {
  const { t } = useTranslation('data-archives')
  const [asking, setAsking] = useState(false)
  const size = formatBytes(archive.bytes ?? 0)
  return (
    <>
      <SettingsRow
        name={t('ready')}
        value={t('readyHint', { size, day: formatDate(archive.expires_at ?? archive.asked_at) })}
        action={
          <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
            {t('download')}
          </Button>
        }
      />
      <DownloadDialog opened={asking} onClose={() => setAsking(false)} />
    </>
  )
}

const MakingRow = ({ progress }: { progress: number }) => {
  const { t } = useTranslation('data-archives')
  const share = progress / 100
  return (
    <SettingsRow
      name={t('making')}
      value={
        <>
          {t('makingHint')}
          <span className={classes.progress}>
            <ProgressBar label={t('making')} share={share} />
          </span>
        </>
      }
    />
  )
}

/** How the archive stands, and what can be done now. */
const ArchiveRow = ({ archive }: { archive: DataArchive | null }) => {
  const { t } = useTranslation('data-archives')
  switch (archive?.state) {
    case 'waiting':
    case 'making':
      return <MakingRow progress={archive.progress} />
    case 'ready':
      return <ReadyRow archive={archive} />
    case 'failed':
      return <SettingsRow name={t('failed')} value={t('failedHint')} action={<AskButton again />} />
    case 'expired':
      return (
        <SettingsRow
          name={t('expired')}
          value={t('expiredHint', { count: archiveDays })}
          action={<AskButton again />}
        />
      )
    default:
      return <SettingsRow name={t('everything')} value={t('everythingHint')} action={<AskButton />} />
  }
}

/** The way to all that the account holds. */
export const DataSection = () => {
  const { t } = useTranslation('data-archives')
  const isSignedIn = useSession() !== null
  const { data, dataUpdatedAt } = useQuery({ ...archiveQuery, enabled: isSignedIn })
  const isNewer = data?.archive?.state === 'ready' && new Date(data.can_ask_from ?? 0).getTime() <= dataUpdatedAt
  return (
    <SettingsSection title={t('title')}>
      <div aria-live="polite">{data && <ArchiveRow archive={data.archive} />}</div>
      {isNewer && <SettingsRow name={t('newer')} value={t('newerHint')} action={<AskButton again />} />}
    </SettingsSection>
  )
}
