import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Perguntas',
  none: 'Ainda não há perguntas. Faça a primeira.',
  noneYet: 'Você ainda não respondeu a nenhuma pergunta.',
  yours: 'Sua pergunta',
  public: 'A pergunta e a resposta aparecem aqui sem o seu nome. Só o fornecedor vê quem pergunta.',
  ask: 'Perguntar',
  signIn: 'Entre para fazer uma pergunta',
  sent: 'Pergunta enviada. Avisaremos quando houver resposta.',
  waits: 'Aguardando resposta',
  open: 'Aguardam sua resposta',
  yourAnswer: 'Sua resposta',
  publicAnswer: 'Qualquer pessoa pode lê-la na sua página.',
  answer: 'Responder',
  answered: 'Resposta salva',
  edit: 'Editar resposta',
  save: 'Salvar',
  tooLong_one: 'Até {{max}} caracteres: {{count}} a mais.',
  tooLong_many: 'Até {{max}} caracteres: {{count}} a mais.',
  tooLong_other: 'Até {{max}} caracteres: {{count}} a mais.',
  delete: 'Excluir pergunta',
  deleteTitle: 'Excluir esta pergunta?',
  deleteText: 'Ninguém mais poderá respondê-la.',
  deleteBothText: 'A resposta será excluída também.',
  deleted: 'Pergunta excluída',
} satisfies Translation<typeof en>
