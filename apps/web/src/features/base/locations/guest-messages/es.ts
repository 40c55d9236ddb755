import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const es: Translation<typeof en> = {
  country: 'País',
  state: 'Estado o provincia',
  city: 'Ciudad',
  countryFirst: 'Elige primero un país',
  stateFirst: 'Elige primero un estado',
  typeToSearch: 'Escribe las primeras letras',
}

export default es
