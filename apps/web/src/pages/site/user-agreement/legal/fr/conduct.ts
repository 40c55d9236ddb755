import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const conduct: LegalSection[] = [
  {
    id: 'content',
    heading: 'Ce que vous publiez reste à vous',
    blocks: [
      paragraph(
        'Vos mots, vos photos, vos vidéos et vos chansons vous appartiennent. Pour pouvoir les montrer, nous avons besoin de votre permission : celle de les stocker, de les redimensionner, de les convertir et de les afficher aux personnes que vos réglages désignent, tant qu’ils sont sur Celebrio. Cette permission s’éteint quand vous les supprimez.',
      ),
      paragraph(
        'Ne publiez que ce que vous avez le droit de publier. Pour une chanson, il faut les droits de ses auteurs. Pour une photo, l’accord des personnes qui y figurent et, pour les enfants, celui des parents. Si quelque chose qui vous appartient paraît ici sans votre permission, signalez-le et nous l’examinerons.',
      ),
    ],
  },
  {
    id: 'house-rules',
    heading: 'Règles de la maison',
    blocks: [
      paragraph('Une bonne fête a peu de règles, et tout le monde les connaît. Merci de ne pas :'),
      list(
        'menacer, harceler, humilier quelqu’un ou se faire passer pour lui, ni attiser la haine contre un groupe ;',
        'publier de contenu sexuel impliquant des mineurs, d’autres contenus illicites ou des images intimes sans consentement ;',
        'tromper : faux événements, faux avis, faux documents, fausses annonces, spam ou chaînes ;',
        'vendre des armes, de la drogue, des objets volés ou quoi que ce soit que la loi interdit ;',
        'collecter les données des autres, forcer des comptes, sonder ou surcharger le service, ni contourner ses limites ;',
        'utiliser les nouvelles rencontres pour faire de la publicité ou approcher des moins de 18 ans.',
      ),
    ],
  },
  {
    id: 'moderation',
    heading: 'Signalements, décisions et recours',
    blocks: [
      paragraph(
        'Vous pouvez signaler des publications, des commentaires, des personnes, des annonces et des profils de rencontre, et bloquer qui vous voulez. Le blocage vous rend invisibles l’un à l’autre, sans que personne n’en soit averti.',
      ),
      paragraph(
        'Nos modérateurs lisent chaque signalement dans son contexte. Ils peuvent le classer, masquer ce qui est signalé, avertir l’auteur ou suspendre le compte. L’auteur apprend le motif et peut faire appel, et chaque décision de notre équipe est consignée. Nous agissons plus vite et plus fermement quand la sécurité de quelqu’un est en jeu.',
      ),
    ],
  },
  {
    id: 'leaving',
    heading: 'Faire une pause, ou partir',
    blocks: [
      paragraph(
        'Vous pouvez suspendre votre compte dans les paramètres. Il est alors masqué avec tout ce qu’il contient. Reconnectez-vous quand vous voulez : nous vous proposerons de le réveiller.',
      ),
      paragraph(
        'Vous pouvez aussi supprimer votre compte dans les paramètres. Nous vous demandons votre mot de passe, ou une nouvelle connexion avec Google. Vous êtes déconnecté partout et tout est masqué sur-le-champ. Au bout de 30 jours, vos données personnelles sont effacées, fichiers de vos publications compris. Téléchargez d’abord vos données si vous souhaitez les garder.',
      ),
      paragraph(
        'Supprimer un compte n’efface pas ce que vous devez encore : avant de partir, annulez vos réservations et tenez vos engagements envers vos invités, vos clients et vos vendeurs.',
      ),
    ],
  },
]
