import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  country: 'Pays',
  state: 'Région ou État',
  city: 'Ville',
  place: 'Ville',
  oneByOne: 'Choisir le pays, la région et la ville',
  countryFirst: 'Choisissez d’abord un pays',
  stateFirst: 'Choisissez d’abord une région',
  typeToSearch: 'Commencez à taper',
}

export default fr
