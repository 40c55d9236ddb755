import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Seus dados',
  everything: 'Tudo o que a sua conta guarda',
  everythingHint: 'Em páginas para ler, em JSON e com seus arquivos.',
  ask: 'Obter meus dados',
  askAgain: 'Obter de novo',
  asked: 'Estamos reunindo seus dados',
  making: 'Estamos reunindo seus dados',
  makingHint: 'Você pode sair desta página. Enviaremos um e-mail quando estiver tudo pronto.',
  ready: 'Seus dados estão prontos',
  readyHint: '{{size}}, para baixar até {{day}}.',
  newer: 'Algo novo desde então?',
  newerHint: 'Um novo arquivo substitui este.',
  failed: 'Não deu certo',
  failedHint: 'Não conseguimos reunir seus dados. Tente de novo.',
  expired: 'Seu último arquivo não está mais disponível',
  expiredHint_one: 'Ele ficou disponível por {{count}} dia.',
  expiredHint_many: 'Ele ficou disponível por {{count}} de dias.',
  expiredHint_other: 'Ele ficou disponível por {{count}} dias.',
  download: 'Baixar',
  downloadTitle: 'Baixar seus dados',
  downloadText: 'Está tudo lá: guarde o arquivo onde ninguém mais possa ler.',
} satisfies Translation<typeof en>
