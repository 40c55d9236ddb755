import { useTranslation } from 'react-i18next'

/** The document's title: `My events · Celebrio`. One per page. */
export const PageTitle = ({ children }: { children: string }) => {
  const { t } = useTranslation('ui')
  return <title>{t('pageTitle', { title: children })}</title>
}
