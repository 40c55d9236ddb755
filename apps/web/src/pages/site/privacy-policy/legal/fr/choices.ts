import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const choices: LegalSection[] = [
  {
    id: 'keeping',
    heading: 'Combien de temps nous les gardons, et comment elles s’en vont',
    blocks: [
      paragraph(
        'Nous gardons vos données aussi longtemps que vous avez votre compte. Ce que vous supprimez disparaît aussitôt de la vue. Un compte suspendu est masqué avec tout ce qu’il contient, et gardé pour votre retour.',
      ),
      paragraph(
        'Quand vous supprimez votre compte, vous êtes déconnecté partout et tout est masqué sur-le-champ. Au bout de 30 jours, vos données personnelles sont effacées, avec les fichiers de vos publications. Seul ce que la loi nous oblige à conserver, comme la trace des paiements qui nous ont été faits, demeure le temps fixé par la loi et ne sert à rien d’autre.',
      ),
    ],
  },
  {
    id: 'rights',
    heading: 'Vos droits, où que vous viviez',
    blocks: [
      list(
        'Voir et emporter : « Télécharger mes données », dans les paramètres, vous donne une archive de tout ce que contient le compte.',
        'Corriger : modifiez vous-même votre profil, vos publications, vos événements et vos commentaires.',
        'Limiter et vous opposer : rendez votre compte privé, quittez les nouvelles rencontres, coupez les notifications, bloquez ou suspendez le compte.',
        'Effacer : supprimez un élément, ou tout le compte.',
        'Réclamer : auprès de nous d’abord, si vous voulez bien, et à tout moment auprès de l’autorité de protection des données de votre pays.',
      ),
      paragraph(
        'Personne n’est moins bien traité pour avoir exercé un droit. Pour tout ce que vous ne pouvez pas faire vous-même, écrivez-nous : nous répondons sous 30 jours, ou plus vite si votre loi le veut.',
      ),
    ],
  },
  {
    id: 'where',
    heading: 'Où vivent vos données',
    blocks: [
      paragraph(
        'Celebrio est établi aux États-Unis, et vos données y sont traitées. Si vous vous inscrivez depuis un autre pays, elles voyagent vers les États-Unis. Nous les y protégeons comme le dit cette page et vous donnons les garanties que la loi de votre pays exige pour un tel transfert.',
      ),
    ],
  },
  {
    id: 'changes',
    heading: 'Les changements, et comment nous joindre',
    blocks: [
      paragraph(
        'Quand cette politique change, nous vous prévenons au moins 7 jours avant, sur Celebrio et par e-mail aux adresses confirmées. La date en haut de la page est celle de la version que vous lisez.',
      ),
      paragraph(
        'Vos questions sur vos données nous parviennent par les pages de Celebrio : « Nous contacter » est dans votre menu et en bas de cette page, « Signaler » à côté de chaque publication, commentaire, personne et annonce, et les choix sur vos données sont dans les paramètres.',
      ),
    ],
  },
]
