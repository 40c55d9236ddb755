import { LinkSimple } from '@phosphor-icons/react/LinkSimple'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { CompareProviders } from '#features/market/finding'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { copyText } from '#ui/fields/copy-text.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** Providers side by side, for everybody who has the link. */
export const Component = () => {
  const { t } = useTranslation('finding')
  // The list that they come from, with its filters.
  const { from } = (useLocation().state ?? {}) as { from?: string }
  const [search] = useSearchParams()
  const isEmpty = !search.get('ids')
  const words = { copied: t('linkCopied'), refused: t('linkRefused') }
  const ways = (
    <>
      <ButtonLink variant="outline" to={from ?? paths.serviceProviders()}>
        {t('toProviders')}
      </ButtonLink>
      {!isEmpty && (
        <Button
          variant="lagoon"
          leftSection={<LinkSimple size={20} aria-hidden />}
          onClick={() => void copyText(location.href, words)}
        >
          {t('copyLink')}
        </Button>
      )}
    </>
  )
  return (
    <PageFrame title={t('compareTitle')} lead={isEmpty ? undefined : t('compareLead')} actions={ways}>
      <CompareProviders />
    </PageFrame>
  )
}
