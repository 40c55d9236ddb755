import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const pt: Translation<typeof en> = {
  movedTitle: 'Este evento mudou de data',
  deletedTitle: 'Este evento foi excluído',
  nowOn: 'Nova data: {{what}}.',
  stands: 'A menos de 24 horas do evento, uma reserva continua valendo como combinado: {{when}}.',
  provider: 'Fale com {{name}}. Se não puder atender, cancele e diga por quê.',
  providerServing: 'Fale com {{name}} sobre o que você já começou.',
  celebrant: 'Avisamos {{name}}. Para outra data, envie um novo pedido.',
  celebrantDeleted: 'Avisamos {{name}}, que ainda pode cancelar.',
}

export default pt
