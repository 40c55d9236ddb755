import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const pt: Translation<typeof en> = {
  title: 'Quem mais está livre: {{day}}',
  text: 'Sua festa continua de pé. Estes fornecedores oferecem o mesmo perto do seu evento e estão livres nesse dia.',
  noneTitle: 'Ninguém mais livre por perto: {{day}}',
  noneText: 'Procure mais longe, ou algo parecido.',
  more: 'Ver mais fornecedores',
  away: '{{name}} não está disponível no momento e talvez não responda até {{time}}. Você já pode pedir a outra pessoa.',
  awayChanged:
    '{{name}} não está disponível no momento. Confirme só se souber que o serviço vai acontecer. Você também pode pedir a outra pessoa.',
  awayAccepted:
    '{{name}} não está disponível no momento. Se não conseguir contato, peça a outra pessoa com antecedência.',
  movedTitle: '{{name}} não pode nesta data: {{day}}',
  beforeText: 'A data anterior era {{day}}. Mude o evento para um dia bom para todos e peça de novo.',
  movedSince: 'A nova data do seu evento é {{day}}',
  askAgain: 'Pedir de novo a {{name}}',
  changeDate: 'Mudar a data',
}

export default pt
