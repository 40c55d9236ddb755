import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const pt: Translation<typeof en> = {
  title: 'Esta página não está na lista de convidados',
  text: 'Ela pode ter mudado de lugar, terminado ou nunca existido. A festa é em outro lugar.',
  action: 'Ir para o início',
}

export default pt
