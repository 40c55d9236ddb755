import { type LegalText, list, paragraph } from '#pages/legal-page/legal-text.ts'

const text: LegalText = {
  title: 'Conditions d’utilisation',
  updated: '2026-11-01',
  intro:
    'Voici le contrat entre vous et Celebrio. Il dit sur quoi vous pouvez compter, ce que nous vous demandons, et ce qu’il advient de l’argent. Nous l’avons écrit simplement : vous devez pouvoir le lire avant l’arrivée des invités.',
  sections: [
    {
      id: 'agreement',
      heading: 'Dire oui',
      blocks: [
        paragraph(
          'En cochant la case à l’inscription, ou en continuant d’utiliser Celebrio après l’entrée en vigueur d’une nouvelle version, vous acceptez ces conditions et confirmez avoir lu notre Politique de confidentialité. Nous conservons le moment de votre accord et la version que vous avez acceptée.',
        ),
        paragraph(
          'Dans ces pages, « Celebrio » et « nous » désignent l’exploitant de la plateforme Celebrio, établi aux États-Unis. « Vous » désigne la personne ou l’entreprise titulaire du compte. Un « événement » est toujours une fête.',
        ),
      ],
    },
    {
      id: 'age',
      heading: 'Qui peut s’inscrire, et les comptes enfants',
      blocks: [
        paragraph(
          'Peut s’inscrire toute personne en droit de conclure ce contrat là où elle vit, ou dont un parent ou tuteur le conclut pour elle. Indiquez votre vraie date de naissance : plusieurs règles en dépendent.',
        ),
        list(
          'Jusqu’à 12 ans inclus, on dispose d’un compte enfant, ouvert avec l’accord et sous le regard d’un parent ou tuteur. Un compte enfant n’apparaît ni dans la recherche, ni parmi les suggestions d’amis, ni dans les nouvelles rencontres. Seuls ses contacts acceptés peuvent lui écrire, et il ne peut ni publier de bons plans ni réserver de prestataires.',
          'De 13 à 17 ans, tout Celebrio est ouvert, sauf les nouvelles rencontres.',
          'Les nouvelles rencontres sont réservées aux personnes de 18 ans et plus.',
          'Les comptes de prestataire s’adressent aux adultes et aux entreprises autorisées à proposer ce qu’elles proposent.',
        ),
      ],
    },
    {
      id: 'account',
      heading: 'Votre compte',
      blocks: [
        paragraph(
          'Un compte appartient à une seule personne ou à une seule entreprise. Donnez votre vrai nom, une adresse e-mail que vous consultez et un mot de passe que vous n’utilisez nulle part ailleurs. Vous répondez de ce qui se passe sous votre compte : prévenez-nous tout de suite si vous pensez que quelqu’un d’autre s’en sert. Les paramètres vous montrent les appareils connectés et vous permettent de déconnecter les autres.',
        ),
        paragraph(
          'Si vous vous connectez avec Google, nous ouvrons ou retrouvons votre compte grâce à l’adresse e-mail vérifiée par Google. Tant que vous n’avez pas confirmé votre adresse, vous pouvez utiliser Celebrio, mais nous ne vous envoyons que les messages concernant le compte lui-même.',
        ),
      ],
    },
    {
      id: 'members',
      heading: 'Célébrants et prestataires',
      blocks: [
        paragraph(
          'Un célébrant est une personne qui a quelque chose à fêter : elle organise des événements, publie, se fait des contacts, échange des bons plans et réserve des prestataires. Pour les célébrants, Celebrio est gratuit.',
        ),
        paragraph(
          'Un prestataire (SP) tient une page d’entreprise avec ses services, ses prix et ses promotions, et répond aux réservations. Un célébrant peut aussi devenir célébrant-prestataire (CSP) et réunir les possibilités des deux. Les comptes SP et CSP paient un abonnement après une période d’essai gratuite.',
        ),
        paragraph(
          'Le prestataire s’inscrit avec un document : carte nationale d’identité, certificat d’activité ou agrément officiel. Vous confirmez que ce document est authentique et que vous disposez des licences, assurances et autorisations que votre métier exige. Le badge « vérifié » signifie que nous avons examiné le document. Il ne garantit pas la prestation.',
        ),
      ],
    },
    {
      id: 'events',
      heading: 'Événements, invitations et billets',
      blocks: [
        paragraph(
          'La personne qui crée un événement en est l’hôte et décide qui peut le voir : tout le monde, ses amis, sa famille, ses collègues, les seuls invités, ou personne d’autre pour l’instant. L’hôte est responsable de l’événement, de ce qu’il promet à ses invités et du respect des règles du lieu.',
        ),
        list(
          'Chaque invité accepté reçoit un billet avec son propre code d’entrée. Un code n’ouvre la porte qu’une fois. Ne le vendez pas et ne le transmettez pas.',
          'Quand un événement est complet, les réponses positives rejoignent une liste d’attente et avancent dans l’ordre.',
          'Si l’hôte change la date, les invités sont priés de confirmer à nouveau. S’il supprime l’événement, ils sont prévenus et les réservations sont annulées.',
        ),
      ],
    },
    {
      id: 'bookings',
      heading: 'Réservations',
      blocks: [
        paragraph(
          'Une réservation est un contrat entre le célébrant et le prestataire. Celebrio les met en relation et en garde la trace, mais n’est pas partie à ce contrat.',
        ),
        list(
          'Les prix sont ceux affichés au moment de la réservation. Ils y sont figés, avec la promotion la plus avantageuse qui s’applique.',
          'Le prestataire peut accepter, refuser ou réduire les quantités. Une réservation modifiée ne vaut qu’après le oui du célébrant.',
          'Le célébrant peut annuler sur Celebrio jusqu’à 24 heures avant l’événement. Passé ce délai, parlez-en directement avec le prestataire.',
          'Une fois la prestation terminée, le célébrant peut laisser une note et un avis, et le prestataire y répondre une fois.',
        ),
      ],
    },
    {
      id: 'subscription',
      heading: 'Abonnement des prestataires',
      blocks: [
        paragraph(
          'Les comptes SP et CSP commencent par un mois d’essai gratuit à compter de l’inscription. Ensuite, l’abonnement est facturé à l’année ou tous les six mois, en dollars américains, au prix affiché sur la page Abonnement avant le paiement. Lorsqu’une formule à vie est proposée, elle se règle en une fois.',
        ),
        paragraph(
          'Sans essai ni formule en cours, votre page d’entreprise passe en lecture seule. Elle est conservée et vos clients la voient toujours, mais elle n’est plus référencée et ne reçoit plus de nouvelles réservations. Une nouvelle formule la rétablit telle qu’elle était.',
        ),
      ],
    },
    {
      id: 'refunds',
      heading: 'Résiliation et remboursement',
      blocks: [
        paragraph(
          'Toute résiliation demande un préavis de 24 heures. Vous résiliez un abonnement sur la page Abonnement au moins 24 heures avant son terme ou son renouvellement, et nous vous remboursons la part non utilisée de votre paiement, moins des frais de dossier :',
        ),
        list('10 % s’il reste plus de 10 jours ouvrés de la période payée ;', '5 % s’il reste de 1 à 10 jours ouvrés.'),
        paragraph(
          'S’il reste moins d’un jour ouvré, il n’y a plus rien à rembourser. Le remboursement emprunte le même chemin que le paiement. Les droits au remboursement que la loi de votre pays vous accorde dans tous les cas restent intacts.',
        ),
      ],
    },
    {
      id: 'deals',
      heading: 'Bons plans',
      blocks: [
        paragraph(
          'Un bon plan est une offre d’un membre à un autre, de bout en bout entre acheteur et vendeur. Décrivez honnêtement ce que vous vendez, avec des photos de l’objet lui-même, ne vendez que ce qui vous appartient et qu’il est permis de vendre, et marquez-le comme vendu dès qu’il est parti.',
        ),
        paragraph(
          'Vous pouvez mettre un bon plan en avant aux dates de votre choix. Le prix par jour et le total s’affichent avant le paiement. Un bon plan mis en avant figure en tête de la liste publique et porte une étiquette qui le dit.',
        ),
      ],
    },
    {
      id: 'payments',
      heading: 'L’argent qui passe par Celebrio',
      blocks: [
        paragraph(
          'Deux choses seulement se paient à Celebrio : l’abonnement des prestataires et la mise en avant des bons plans. Un service de paiement s’en charge ; nous ne voyons ni ne conservons aucun numéro de carte.',
        ),
        paragraph(
          'Ce qu’un célébrant paie à un prestataire, ou un acheteur à un vendeur, ne passe pas par la plateforme. Convenez entre vous du mode et du jour de paiement, demandez un reçu, et méfiez-vous des inconnus qui veulent être payés d’avance. Celebrio ne peut ni retenir, ni restituer, ni assurer ces sommes.',
        ),
      ],
    },
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
          'tromper : faux événements, faux avis, faux documents, faux bons plans, spam ou chaînes ;',
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
          'Vous pouvez signaler des publications, des commentaires, des personnes, des bons plans et des profils de rencontre, et bloquer qui vous voulez. Le blocage vous rend invisibles l’un à l’autre, sans que personne n’en soit averti.',
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
    {
      id: 'liability',
      heading: 'Ce que nous promettons, et ce que nous ne pouvons pas promettre',
      blocks: [
        paragraph(
          'Nous faisons tourner Celebrio avec soin et réparons ce qui casse, mais nous ne promettons pas qu’il soit toujours disponible ni sans erreur. Nous ne choisissons pas vos invités, ne cuisinons pas le repas et ne jouons pas la musique : nous ne répondons donc pas de ce que font, ou ne font pas, les membres, les hôtes, les prestataires, les acheteurs ou les vendeurs.',
        ),
        paragraph(
          'Dans la mesure permise par la loi, notre responsabilité envers vous se limite au montant que vous nous avez payé dans les douze mois précédant le dommage. Cela ne limite pas la responsabilité que la loi interdit de limiter, par exemple en cas de faute intentionnelle ou d’atteinte à la vie et à la santé.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Quand ces conditions changent',
      blocks: [
        paragraph(
          'Celebrio grandit, et ce contrat doit parfois grandir avec lui. Nous vous prévenons au moins 7 jours avant l’entrée en vigueur d’un changement, sur Celebrio et par e-mail aux adresses confirmées, en disant ce qui est différent. Si vous n’êtes pas d’accord, vous pouvez partir avant cette date, et les règles de remboursement ci-dessus s’appliquent à l’abonnement en cours. Les changements que la loi impose sans délai peuvent intervenir plus tôt.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Le droit applicable',
      blocks: [
        paragraph(
          'Celebrio est établi aux États-Unis, et ce contrat suit le droit des États-Unis. Si vous êtes consommateur dans un autre pays, la protection que vous donne la loi de ce pays demeure, et vous pouvez y saisir les tribunaux lorsque cette loi le prévoit.',
        ),
        paragraph(
          'Si une phrase de ce contrat se révèle nulle, le reste tient. Le contrat existe en anglais, en français, en espagnol et en portugais. Si les versions divergent, c’est l’anglaise qui l’emporte, sauf si votre loi en décide autrement.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Nous parler',
      blocks: [
        paragraph(
          'La plupart des désaccords se règlent en se parlant : commencez donc par nous. Écrivez-nous depuis les pages de Celebrio. Les prestataires trouvent « Nous contacter » dans leur menu ; tout le monde trouve « Signaler » à côté de chaque publication, commentaire, personne et bon plan, et les choix qui concernent son compte dans les paramètres. C’est une personne qui vous lit.',
        ),
      ],
    },
  ],
}

export default text
