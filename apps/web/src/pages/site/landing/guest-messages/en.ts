const en = {
  title: 'Everyone you love, one long table',
  description:
    'Plan the day, send the invitations, book the cook and the band, and keep the pictures. Free for everyone who celebrates.',
  nav: {
    label: 'Celebrio',
    features: 'Features',
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
      text: 'Plan the day, send the invitations, book the cook and the band, and keep the pictures afterwards. All in one place.',
      picture: 'Eight friends at a long table at dusk, a cake in the middle',
    },
    connect: {
      name: 'Connect',
      lead: 'Friends, family, colleagues,',
      italic: 'each in their circle.',
      text: 'Find the people you celebrate with and tell each circle what is meant for it. Grandma gets the pictures, the office gets the date.',
      picture: 'Neighbors in windows and on balconies waving to each other under lanterns',
    },
    planEvent: {
      name: 'Plan event',
      lead: 'Pick the day.',
      italic: 'The rest falls into place.',
      text: 'Guest list, invitation, tickets, budget and to-dos grow from one date. You always know who is coming.',
      picture: 'A family at a table with a big calendar open at the 13th, invitations and a pinned list',
    },
    vendors: {
      name: 'Vendors',
      lead: 'The cook, the band,',
      italic: 'the one with the roses.',
      text: 'Caterers, florists, musicians and bakers near you, with clear prices and reviews by people who were there.',
      picture: 'Four market stalls in the evening: flowers, food, sweets and lamps, two guests at a table',
    },
    bookProvider: {
      name: 'Book provider',
      lead: 'Ask tonight,',
      italic: 'sleep well.',
      text: 'Put what you need in the cart, send one booking, and talk it over in the chat. The price you book is the price that stays.',
      picture:
        'A band, a cook with the cake and a florist arrive under an arch of flowers; the host in a wheelchair welcomes them',
    },
  },
  actions: {
    signUpFree: 'Sign up free',
    howItWorks: 'How it works',
    becomeProvider: 'Open your store',
  },
  tabs: {
    label: 'About Celebrio',
    about: {
      name: 'About Us',
      headline: 'Made by people who always stay to help with the dishes.',
      text: 'Celebrio brings those who celebrate and those who make it possible to the same table. For celebrants it is free.',
      tiles: {
        connections: {
          title: 'Your people, near and far',
          text: 'Friends, family and colleagues, each filed where you want them. You decide who sees what.',
        },
        providers: {
          title: 'Businesses with backing',
          text: 'Our service providers are government-supported businesses. They join with an official document, and a badge shows that we have checked it.',
        },
        kids: {
          title: 'A quiet corner for children',
          text: 'Kids accounts, for ages 12 and under, cannot be found by strangers and hear only from people they know.',
        },
        privacy: {
          title: 'What is yours stays yours',
          text: 'No advertising from outside, no selling of data. Take everything along in one download, whenever you like.',
        },
      },
    },
    features: {
      name: 'Our Special Features',
      headline: 'Less planning, more dancing.',
      text: 'The guest list, the cook, the chat that goes on until three: they all live in the same place, so that you can leave the table.',
      tiles: {
        flowers: {
          title: 'A like is a wave. A flower is a hug.',
          text: 'Six flowers say what a thumb cannot. Pick one from the bunch and it stays on the post, pressed, for good.',
        },
        vendors: {
          title: 'Vendors who turn up',
          text: 'Caterers, florists and bands near you, with prices you can add up yourself.',
        },
        meetNewFriends: {
          title: 'Meet new friends',
          text: 'Someone nearby would also like company at the concert. My treat? For ages 18 and over.',
        },
        invitation: {
          title: 'An invitation people keep on the fridge',
          text: 'Your picture, your words, the date on a tear-off leaf. They answer in two taps, you see who comes.',
          saidYes: '{{count}} said yes',
        },
        chat: {
          title: 'The chat that goes on until three',
          text: 'With one friend, a group, all the guests or the cook. Nothing is lost when the train enters the tunnel.',
        },
        music: {
          title: 'Your songs, and theirs',
          text: 'Upload what you play, subscribe to what you love, and have it ready when the floor fills.',
        },
      },
    },
    services: {
      name: 'Our Services',
      headline: 'From the first idea to the last guest.',
      text: 'Each of these works alone. Together they are a party.',
      tiles: {
        events: {
          title: 'Events',
          text: 'Public, for your circles or strictly on invite. Tickets with a code for each guest, checked at the door with a phone.',
        },
        store: {
          title: 'Store',
          text: 'Choose services from one provider or several, and see the total before you ask.',
        },
        deals: {
          title: 'Deals',
          text: 'Forty chairs, used once. Sell them to the next host, straight from one to the other.',
        },
        reports: {
          title: 'Reports',
          text: 'Guests, costs, bookings and to-dos of your event on one page, and for providers the figures of the business.',
        },
        forProviders: {
          title: 'For providers',
          text: 'A store of your own, bookings, offers and order history. One month free, then a subscription, billed annually or six-monthly.',
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
  store: {
    headline: 'Take the party along.',
    text: 'Events, chat, music and deals, in your pocket on the way there.',
    appStore: { lead: 'Download on the', name: 'App Store' },
    googlePlay: { lead: 'Get it on', name: 'Google Play' },
  },
  footer: {
    label: 'More about Celebrio',
    aboutUs: 'About Us',
    userAgreement: 'User Agreement',
    privacyPolicy: 'Privacy Policy',
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
