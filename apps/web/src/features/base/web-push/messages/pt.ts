import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  offer: 'Ativar as notificações?',
  offerText: 'Avisamos quando alguém responder ou precisar de você, mesmo com o Celebrio fechado.',
  turnOn: 'Ativar',
  notNow: 'Agora não',
  turnedOn: 'Notificações ativadas neste dispositivo',
  turnedOff: 'Notificações desativadas neste dispositivo',
  notAllowed: 'Seu navegador não permite. Você pode mudar isso nas configurações dele.',
  failed: 'Não foi possível ativar as notificações. Tente mais tarde.',
  device: 'Notificações push neste dispositivo',
  deviceHint: 'Mesmo com o Celebrio fechado.',
  unable: 'Este navegador não mostra notificações push. No iPhone, adicione antes o Celebrio à tela de início.',
  blocked: 'Seu navegador bloqueia as notificações do Celebrio. Você pode mudar isso nas configurações dele.',
} satisfies Translation<typeof en>
