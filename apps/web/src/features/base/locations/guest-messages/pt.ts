import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const pt: Translation<typeof en> = {
  country: 'País',
  state: 'Estado',
  city: 'Cidade',
  countryFirst: 'Escolha primeiro um país',
  stateFirst: 'Escolha primeiro um estado',
  typeToSearch: 'Digite as primeiras letras',
}

export default pt
