import { ofCompany, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'store-verification',
    title: {
      en: 'The check of your document',
      fr: 'La vérification de votre document',
      es: 'La verificación de tu documento',
      pt: 'A verificação do seu documento',
    },
    from: 'store_verifications',
    whose: ofCompany(),
    key: 'provider_id',
    fields: {
      status: 'state',
      reason: 'reason',
      created_at: 'waiting_since',
      decided_at: 'decided_at',
    },
  },
]
