import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const es: Translation<typeof en> = {
  title: 'Algo se cayó de la mesa',
  text: 'No pudimos mostrar esta página. No se ha perdido nada de lo que guardaste.',
  home: 'Ir al inicio',
}

export default es
