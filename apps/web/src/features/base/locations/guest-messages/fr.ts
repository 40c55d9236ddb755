import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  country: 'Pays',
  state: 'Région ou État',
  city: 'Ville',
  countryFirst: 'Choisissez d’abord un pays',
  stateFirst: 'Choisissez d’abord une région',
  typeToSearch: 'Tapez les premières lettres',
}

export default fr
