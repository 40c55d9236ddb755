import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const pt: Translation<typeof en> = {
  pageTitle: '{{title}} · Celebrio',
  skipToContent: 'Ir para o conteúdo',
  loading: 'Carregando',
  offline: 'Você está sem internet. O que você escreveu fica guardado.',
  offlineTitle: 'Você está sem conexão',
  offlineText: 'A página volta assim que houver conexão.',
  close: 'Fechar',
  messages: 'Mensagens',
  closeMessage: 'Fechar a mensagem',
  cancel: 'Cancelar',
  yes: 'Sim',
  no: 'Não',
  tryAgain: 'Tentar novamente',
  loadMore: 'Ver mais',
  wentWrong: 'Não foi possível carregar',
  optional: 'opcional',
  showPassword: 'Mostrar a senha',
  hidePassword: 'Ocultar a senha',
  codeDigit: 'Dígito {{position}} de {{length}}',
  noSearchResult: 'Nenhum resultado',
  searching: 'Buscando…',
  clearField: 'Limpar',
  chooseFile: 'Escolher um arquivo',
  replaceFile: 'Escolher outro arquivo',
  removeFile: 'Remover {{name}}',
  andOthers_one: 'e mais {{count}}',
  andOthers_many: 'e mais {{count}}',
  andOthers_other: 'e mais {{count}}',
}

export default pt
