import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const pt: Translation<typeof en> = {
  title: 'Algo caiu da mesa',
  text: 'Não foi possível mostrar a página. Nada do que você salvou se perdeu.',
  home: 'Ir para a página inicial',
}

export default pt
