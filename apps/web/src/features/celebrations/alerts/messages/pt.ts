import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  myEvents: 'Meus eventos',
  dateOpen: 'Data a definir',
  deleteEvent: 'Excluir evento',
  deleteTitle: 'Excluir {{title}}?',
  deleteText: 'Não dá para desfazer.',
  deleteSure: 'Excluir evento',
  keep: 'Manter',
  deleted: 'Evento excluído',

  confirmed: 'Confirmação concluída',
  verified: 'Criação do evento verificada',
  closeWindow: '“{{title}}” é seu. Você pode fechar esta janela.',
  denied: 'Alerta de segurança: alguém criou um evento em seu nome',
  deniedText:
    'Alguém criou “{{title}}” ({{day}}) com a sua conta. Escolha uma nova senha para encerrar as outras sessões e depois exclua o evento.',
  deniedGone: 'O evento foi excluído. Agora escolha uma nova senha para encerrar as outras sessões.',
  resetPassword: 'Redefinir a senha',
  linkMissing: 'Este link está incompleto',
  linkMissingText: 'Abra de novo pelo nosso e-mail.',
  linkExpired: 'Este link não é válido ou expirou',
  linkExpiredText: 'Todos os seus eventos ficam em um só lugar; lá você pode editar ou excluir.',
} satisfies Translation<typeof en>
