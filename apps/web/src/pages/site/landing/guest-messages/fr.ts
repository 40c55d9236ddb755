import type { Messages } from './en.ts'

const fr: Messages = {
  title: 'Tous ceux que vous aimez, une grande tablée',
  description:
    'Organisez la journée, envoyez les invitations, voyez qui vient et gardez les photos. Gratuit pour toutes celles et ceux qui fêtent.',
  nav: {
    label: 'Celebrio',
    features: 'Fonctionnalités',
    findProviders: 'Trouver un prestataire',
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
      text: 'Organisez la journée, envoyez les invitations, voyez qui vient, puis gardez les photos. Le tout au même endroit.',
      picture: 'Huit amis à une longue table au crépuscule, un gâteau au milieu',
    },
    connect: {
      name: 'Se retrouver',
      lead: 'Amis, famille, collègues :',
      italic: 'à chacun son cercle.',
      text: 'Retrouvez ceux avec qui vous fêtez et invitez chaque cercle à ce qui lui revient. À mamie le déjeuner d’anniversaire, au bureau l’apéro.',
      picture: 'Des voisins aux fenêtres et aux balcons se saluent sous les lampions',
    },
    planEvent: {
      name: 'Organiser',
      lead: 'Choisissez le jour.',
      italic: 'Le reste suivra.',
      text: 'Invités, invitations, billets, budget et tâches partent d’une seule date. Vous savez toujours qui vient.',
      picture: 'Une famille à table devant un grand calendrier ouvert au 13, des invitations et une liste épinglée',
    },
  },
  actions: {
    signUpFree: 'S’inscrire gratuitement',
    howItWorks: 'Comment ça marche',
    becomeProvider: 'S’inscrire comme prestataire',
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
          text: 'Amis, famille et collègues, chacun là où vous le placez. Vous décidez qui voit quel événement.',
        },
        providers: {
          title: 'Des entreprises bien soutenues',
          text: 'Nos prestataires sont des entreprises soutenues par les pouvoirs publics. Ils s’inscrivent avec un document officiel, que seuls nos administrateurs peuvent voir.',
        },
        kids: {
          title: 'Un coin tranquille pour les enfants',
          text: 'Les comptes enfants, jusqu’à 12 ans inclus, restent introuvables pour les inconnus. Seules leurs relations peuvent les voir.',
        },
        privacy: {
          title: 'Ce qui est à vous reste à vous',
          text: 'Pas de publicité extérieure, pas de vente de données. Et vos photos perdent leur position cachée avant que quiconque les voie.',
        },
      },
    },
    features: {
      name: 'Nos petits plus',
      headline: 'Moins d’organisation, plus de danse.',
      text: 'La liste des invités, l’invitation, les chansons et les photos : tout est au même endroit, pour que vous puissiez aller danser.',
      tiles: {
        flowers: {
          title: 'Un « j’aime » fait signe. Une fleur serre dans ses bras.',
          text: 'Six fleurs disent ce qu’un pouce ne sait pas dire. Choisissez-en une dans le bouquet : elle reste sur la publication, séchée, pour toujours.',
        },

        meetNewFriends: {
          title: 'Nouvelles rencontres',
          text: 'Quelqu’un près de chez vous voudrait aussi de la compagnie au concert. C’est vous qui invitez ? À partir de 18 ans.',
        },
        invitation: {
          title: 'Une invitation qu’on garde sur le frigo',
          text: 'Votre photo, vos mots, la date sur un feuillet d’éphéméride. On répond en deux gestes, et vous voyez qui vient.',
          saidYes: '{{count}} ont dit oui',
        },

        music: {
          title: 'Vos chansons, et les leurs',
          text: 'Importez ce que vous jouez, abonnez-vous à ce que vous aimez, et tout est prêt quand la piste se remplit.',
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
          text: 'Publics, pour vos cercles ou strictement sur invitation. Chaque invité reçoit un billet à code, que vous contrôlez avec un téléphone.',
        },

        reports: {
          title: 'Bilans',
          text: 'Invités, tâches et budget de votre événement, sur une seule page.',
        },
        forProviders: {
          title: 'Pour les prestataires',
          text: 'Vous cuisinez, jouez ou décorez ? Ouvrez votre boutique avec vos prix et vos jours libres : on vous y réserve directement.',
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

  footer: {
    label: 'En savoir plus sur Celebrio',
    aboutUs: 'À propos',
    userAgreement: 'Conditions d’utilisation',
    privacyPolicy: 'Politique de confidentialité',
    contactUs: 'Nous contacter',
    languages: 'Langues',
  },
}

export default fr
