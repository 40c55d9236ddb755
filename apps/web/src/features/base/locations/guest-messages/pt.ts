import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const pt: Translation<typeof en> = {
  country: 'País',
  state: 'Estado',
  city: 'Cidade',
  place: 'Cidade',
  oneByOne: 'Escolher país, estado e cidade',
  countryFirst: 'Escolha primeiro um país',
  stateFirst: 'Escolha primeiro um estado',
  typeToSearch: 'Comece a digitar',
}

export default pt
