import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'E-mails des fêtes',
  ask: 'Ne plus recevoir d’e-mails pour « {{title}} » ?',
  askText: 'Aucun e-mail ne vous préviendra si la date ou le lieu change. Votre invitation reste toujours à jour.',
  askAll: 'Ne plus recevoir d’e-mails des hôtes de Celebrio ?',
  askAllText: 'Vous ne recevrez plus ni invitations ni nouvelles par e-mail.',
  unsubscribe: 'Se désabonner',
  unsubscribeAll: 'Se désabonner de toutes les fêtes',
  done: 'Votre désabonnement est fait',
  doneEvent: 'Plus d’e-mails pour « {{title}} », sauf en réponse à ce que vous y faites vous-même.',
  doneAll: 'Plus d’e-mails pour aucune fête, sauf en réponse à ce que vous y faites vous-même.',
  resume: 'Recevoir à nouveau les e-mails',
  wrong: 'Ce lien ne fonctionne pas',
  wrongText: 'Ouvrez-le à nouveau depuis le bas de l’e-mail.',
} satisfies Translation<typeof en>
