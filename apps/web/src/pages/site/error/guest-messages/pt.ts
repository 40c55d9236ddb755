import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const pt: Translation<typeof en> = {
  title: 'Algo caiu da mesa',
  text: 'Não conseguimos mostrar esta página. Nada do que você salvou se perdeu.',
  home: 'Ir para o início',
}

export default pt
