const en = {
  title: 'Everyone you love, one long table',
  description:
    'Plan the day, send the invitations, see who’s coming and keep the photos. Free for everyone who celebrates.',
  nav: {
    label: 'Celebrio',
    features: 'Features',
    findProviders: 'Find providers',
    forProviders: 'For providers',
    language: 'Language',
    signIn: 'Sign in',
    signUp: 'Sign up',
    menu: 'Menu',
  },
  carousel: {
    label: 'Welcome to Celebrio',
    slides: 'Slides',
    role: 'carousel',
    slide: 'slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
    welcome: {
      name: 'Welcome',
      lead: 'Everyone you love,',
      italic: 'one long table.',
      text: 'Plan the day, send the invitations, see who’s coming and keep the photos afterwards. All in one place.',
      picture: 'Eight friends at a long table at dusk, a cake in the middle',
    },
    connect: {
      name: 'Connect',
      lead: 'Friends, family, colleagues,',
      italic: 'each in their circle.',
      text: 'Find the people you celebrate with, and invite each circle to what’s meant for it. Grandma gets the birthday lunch, the office gets the drinks.',
      picture: 'Neighbors in windows and on balconies waving to each other under lanterns',
    },
    planEvent: {
      name: 'Plan event',
      lead: 'Pick the day.',
      italic: 'The rest falls into place.',
      text: 'Guest list, invitations, tickets, budget and to-dos all grow from one date. You always know who’s coming.',
      picture: 'A family at a table with a big calendar open at the 13th, invitations and a pinned list',
    },
  },
  actions: {
    signUpFree: 'Sign up free',
    howItWorks: 'How it works',
    becomeProvider: 'Join as a provider',
  },
  tabs: {
    label: 'About Celebrio',
    about: {
      name: 'About Us',
      headline: 'Made by people who always stay to help with the dishes.',
      text: 'Celebrio brings the people who celebrate and the people who make it happen to the same table. For celebrants, it’s free.',
      tiles: {
        connections: {
          title: 'Your people, near and far',
          text: 'Friends, family and colleagues, each where you want them. You decide who sees which event.',
        },
        providers: {
          title: 'Businesses with backing',
          text: 'Our service providers are government-supported businesses. They sign up with an official document, and only our administrators get to see it.',
        },
        kids: {
          title: 'A quiet corner for children',
          text: 'Kids accounts, for ages 12 and under, can’t be found by strangers. Only their connections can see them.',
        },
        privacy: {
          title: 'What’s yours stays yours',
          text: 'No outside ads, and we don’t sell your data. Photos lose their hidden location before anyone sees them.',
        },
      },
    },
    features: {
      name: 'Our Special Features',
      headline: 'Less planning, more dancing.',
      text: 'The guest list, the invitation, the songs and the photos all live in one place, so you can get up and dance.',
      tiles: {
        flowers: {
          title: 'A like is a wave. A flower is a hug.',
          text: 'Six flowers say what a thumb can’t. Pick one from the bunch, and it stays on the post, pressed, for good.',
        },

        meetNewFriends: {
          title: 'Meet new friends',
          text: 'Someone nearby would love company at the concert, too. My treat? For ages 18 and over.',
        },
        invitation: {
          title: 'An invitation people keep on the fridge',
          text: 'Your photo, your words, the date on a tear-off page. Guests answer in two taps, and you see who’s coming.',
          saidYes: '{{count}} said yes',
        },

        music: {
          title: 'Your songs, and theirs',
          text: 'Upload what you play, subscribe to what you love, and have it ready when the dance floor fills.',
        },
      },
    },
    services: {
      name: 'Our Services',
      headline: 'From the first idea to the last guest.',
      text: 'Each one works on its own. Together, they’re a party.',
      tiles: {
        events: {
          title: 'Events',
          text: 'Public, for your circles or strictly on invite. Every guest gets a ticket with a code, and you check them in with a phone.',
        },

        reports: {
          title: 'Reports',
          text: 'The guests, to-dos and budget of your event, all on one page.',
        },
        forProviders: {
          title: 'For providers',
          text: 'You cook, play or decorate? Open your store with your prices and your free days, and people book you right there.',
        },
      },
    },
  },
  flowers: {
    congratulations: 'Congratulations',
    appreciations: 'Appreciations',
    hospitality: 'Hospitality',
    love: 'Love',
    sympatization: 'Sympatization',
    happy: 'Happy',
  },

  footer: {
    label: 'More about Celebrio',
    aboutUs: 'About Us',
    userAgreement: 'User Agreement',
    privacyPolicy: 'Privacy Policy',
    contactUs: 'Contact Us',
    languages: 'Languages',
  },
}

declare module '#i18n/messages.ts' {
  interface Messages {
    landing: typeof en
  }
}

export default en
export type Messages = typeof en
