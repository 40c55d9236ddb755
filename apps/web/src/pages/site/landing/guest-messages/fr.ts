import type { Messages } from './en.ts'

const fr: Messages = {
  title: 'Tous ceux que vous aimez, une grande tablée',
  description:
    'Organisez la journée, envoyez les invitations, réservez le traiteur et l’orchestre, et gardez les photos. Gratuit pour toutes celles et ceux qui fêtent.',
  nav: {
    label: 'Celebrio',
    features: 'Fonctionnalités',
    forProviders: 'Pour les prestataires',
    language: 'Langue',
    signIn: 'Se connecter',
    signUp: 'S’inscrire',
    menu: 'Menu',
  },
  carousel: {
    label: 'Bienvenue sur Celebrio',
    slides: 'Diapositives',
    role: 'carrousel',
    slide: 'diapositive',
    pause: 'Mettre le défilement en pause',
    play: 'Reprendre le défilement',
    welcome: {
      name: 'Bienvenue',
      lead: 'Tous ceux que vous aimez,',
      italic: 'une grande tablée.',
      text: 'Organisez la journée, envoyez les invitations, réservez le traiteur et l’orchestre, puis gardez les photos. Le tout au même endroit.',
      picture: 'Huit amis à une longue table au crépuscule, un gâteau au milieu',
    },
    connect: {
      name: 'Se retrouver',
      lead: 'Amis, famille, collègues :',
      italic: 'à chacun son cercle.',
      text: 'Retrouvez ceux avec qui vous fêtez et dites à chaque cercle ce qui lui revient. À mamie les photos, au bureau la date.',
      picture: 'Des voisins aux fenêtres et aux balcons se saluent sous les lampions',
    },
    planEvent: {
      name: 'Organiser',
      lead: 'Choisissez le jour.',
      italic: 'Le reste suivra.',
      text: 'Invités, invitation, billets, budget et tâches naissent d’une seule date. Vous savez toujours qui vient.',
      picture: 'Une famille à table devant un grand calendrier ouvert au 13, des invitations et une liste épinglée',
    },
    vendors: {
      name: 'Prestataires',
      lead: 'Le traiteur, l’orchestre,',
      italic: 'celle qui a les roses.',
      text: 'Traiteurs, fleuristes, musiciens et pâtissiers près de chez vous, avec des prix clairs et l’avis de ceux qui y étaient.',
      picture: 'Des étals du marché le soir : fleurs, cuisine, douceurs et lampes, deux convives à une table',
    },
    bookProvider: {
      name: 'Réserver',
      lead: 'Demandez ce soir,',
      italic: 'dormez tranquille.',
      text: 'Mettez au panier ce qu’il vous faut, envoyez une seule réservation et parlez-en dans la discussion. Le prix réservé ne bouge plus.',
      picture:
        'Un orchestre, un cuisinier avec le gâteau et une fleuriste arrivent sous une arche de fleurs ; l’hôtesse en fauteuil roulant les accueille',
    },
  },
  actions: {
    signUpFree: 'S’inscrire gratuitement',
    howItWorks: 'Comment ça marche',
    becomeProvider: 'Ouvrir votre boutique',
  },
  tabs: {
    label: 'À propos de Celebrio',
    about: {
      name: 'À propos',
      headline: 'Fait par des gens qui restent toujours pour la vaisselle.',
      text: 'Celebrio réunit à la même table celles et ceux qui fêtent et celles et ceux qui rendent la fête possible. Pour les célébrants, c’est gratuit.',
      tiles: {
        connections: {
          title: 'Les vôtres, d’ici et d’ailleurs',
          text: 'Amis, famille et collègues, chacun là où vous le placez. C’est vous qui décidez qui voit quoi.',
        },
        providers: {
          title: 'Des entreprises bien soutenues',
          text: 'Nos prestataires sont des entreprises soutenues par les pouvoirs publics. Ils s’inscrivent avec un document officiel, et un badge montre que nous l’avons vérifié.',
        },
        kids: {
          title: 'Un coin tranquille pour les enfants',
          text: 'Les comptes enfants, jusqu’à 12 ans inclus, restent introuvables pour les inconnus. Seuls leurs contacts peuvent leur écrire.',
        },
        privacy: {
          title: 'Ce qui est à vous reste à vous',
          text: 'Pas de publicité extérieure, pas de vente de données. Emportez tout en un téléchargement, quand vous voulez.',
        },
      },
    },
    features: {
      name: 'Nos petits plus',
      headline: 'Moins d’organisation, plus de danse.',
      text: 'La liste des invités, le traiteur, la discussion qui dure jusqu’à trois heures : tout vit au même endroit, pour que vous puissiez quitter la table.',
      tiles: {
        flowers: {
          title: 'Un « j’aime » fait signe. Une fleur serre dans ses bras.',
          text: 'Six fleurs disent ce qu’un pouce ne sait pas dire. Choisissez-en une dans le bouquet : elle reste sur la publication, séchée, pour toujours.',
        },
        vendors: {
          title: 'Des prestataires qui viennent',
          text: 'Traiteurs, fleuristes et musiciens près de chez vous, à des prix que vous pouvez additionner vous-même.',
        },
        meetNewFriends: {
          title: 'Nouvelles rencontres',
          text: 'Quelqu’un près de chez vous voudrait aussi de la compagnie au concert. C’est vous qui invitez ? À partir de 18 ans.',
        },
        invitation: {
          title: 'Une invitation qu’on garde sur le frigo',
          text: 'Votre photo, vos mots, la date sur un feuillet d’éphéméride. Ils répondent en deux gestes, vous voyez qui vient.',
          saidYes: '{{count}} ont dit oui',
        },
        chat: {
          title: 'La discussion qui dure jusqu’à trois heures',
          text: 'Avec un ami, un groupe, tous les invités ou le traiteur. Rien ne se perd quand le train entre dans le tunnel.',
        },
        music: {
          title: 'Vos chansons, et les leurs',
          text: 'Mettez en ligne ce que vous jouez, abonnez-vous à ce que vous aimez, et tout est prêt quand la piste se remplit.',
        },
      },
    },
    services: {
      name: 'Nos services',
      headline: 'De la première idée au dernier invité.',
      text: 'Chacun se suffit à lui-même. Ensemble, ils font une fête.',
      tiles: {
        events: {
          title: 'Événements',
          text: 'Publics, pour vos cercles ou strictement sur invitation. Un billet à code pour chaque invité, contrôlé à l’entrée avec un téléphone.',
        },
        store: {
          title: 'Boutique',
          text: 'Choisissez les services d’un ou de plusieurs prestataires et voyez le total avant de demander.',
        },
        deals: {
          title: 'Bons plans',
          text: 'Quarante chaises qui n’ont servi qu’une fois. Vendez-les au prochain hôte, directement de l’un à l’autre.',
        },
        reports: {
          title: 'Bilans',
          text: 'Invités, coûts, réservations et tâches de votre événement sur une page, et pour les prestataires les chiffres de l’entreprise.',
        },
        forProviders: {
          title: 'Pour les prestataires',
          text: 'Une boutique à vous, des réservations, des promotions et l’historique des commandes. Un mois gratuit, puis un abonnement facturé à l’année ou tous les six mois.',
        },
      },
    },
  },
  flowers: {
    congratulations: 'Félicitations',
    appreciations: 'Gratitude',
    hospitality: 'Hospitalité',
    love: 'Amour',
    sympatization: 'Sympathie',
    happy: 'Joie',
  },
  store: {
    headline: 'Emportez la fête avec vous.',
    text: 'Événements, discussions, musique et bons plans, dans votre poche sur le chemin.',
    appStore: { lead: 'Télécharger dans l’', name: 'App Store' },
    googlePlay: { lead: 'Disponible sur', name: 'Google Play' },
  },
  footer: {
    label: 'En savoir plus sur Celebrio',
    aboutUs: 'À propos',
    userAgreement: 'Conditions d’utilisation',
    privacyPolicy: 'Politique de confidentialité',
    languages: 'Langues',
  },
}

export default fr
