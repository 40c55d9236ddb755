import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const es: Translation<typeof en> = {
  country: 'País',
  state: 'Estado o provincia',
  city: 'Ciudad',
  place: 'Ciudad o pueblo',
  oneByOne: 'Elegir país, estado y ciudad',
  countryFirst: 'Elige primero un país',
  stateFirst: 'Elige primero un estado',
  typeToSearch: 'Empieza a escribir',
}

export default es
