import { ofPerson, type PersonalSection } from '#platform/personal-data/section.ts'

/** What of it is somebody’s to take away. */
export const personalData: readonly PersonalSection[] = [
  {
    name: 'preferred-providers',
    title: {
      en: 'Providers on your profile',
      fr: 'Prestataires de votre profil',
      es: 'Proveedores en tu perfil',
      pt: 'Fornecedores no seu perfil',
    },
    from: 'preferred_providers',
    whose: ofPerson(),
    key: 'position',
    fields: {
      store:
        '(SELECT company_name FROM service_providers AS company WHERE company.id = preferred_providers.provider_id)',
    },
  },
]
