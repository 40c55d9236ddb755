import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const disclosure: LegalSection[] = [
  {
    id: 'who-sees',
    heading: 'Who sees what',
    blocks: [
      list(
        'Posts of a private account, and their files, are seen by its accepted connections only. A share never widens that circle. Posts of other accounts are public.',
        'An event is seen by those its host opened it to. Public events and provider pages can be read without an account and found through links.',
        'Hosts see who was invited and what each person answered. Hosts and their helpers at the door see your name when your ticket is scanned.',
        'A provider sees the details of the events and bookings addressed to it.',
        'Someone you block no longer sees you, nor you them.',
        'Moderators see what has been reported, with its context.',
      ),
      paragraph('Your personal calendar address shows your events to whoever has it. Keep it to yourself, like a key.'),
    ],
  },
  {
    id: 'files',
    heading: 'Pictures, videos, songs and documents',
    blocks: [
      paragraph(
        'Each picture is re-created when you upload it, in several sizes, and hidden data in the file, such as GPS coordinates, is removed. Video and audio files are checked too, and descriptive data in them, such as place and date, is removed. A song’s title is shown with it.',
      ),
      paragraph(
        'Documents of service providers are private files. Only the provider itself and our administrators can open them.',
      ),
    ],
  },
  {
    id: 'sharing',
    heading: 'Who we pass data to',
    blocks: [
      list(
        'Companies that run servers, storage and email delivery for us. They work on our instructions and for nothing else.',
        'The payment service, such as PayPal, for subscriptions and boosts.',
        'Google, if you choose to sign in with it, and the push service of your browser’s maker, if you allow push messages.',
        'Authorities, where a valid legal order obliges us, and no more than it demands.',
        'A successor, should Celebrio one day be run by someone else, under the promises of this page and with notice to you.',
      ),
      paragraph(
        'Between a celebrant and a provider, and between a buyer and a seller, money does not pass through the platform. We therefore hold no data about those payments beyond what the booking says.',
      ),
    ],
  },
  {
    id: 'messages',
    heading: 'Emails and notifications',
    blocks: [
      paragraph(
        'Emails about your account, such as codes, confirmations and security alerts, always reach you. Other emails come only after you have confirmed your address, in your language, and for things that matter. In Settings you switch notifications off, altogether or by kind.',
      ),
      paragraph(
        'Chat messages are stored on our servers so that you find them on every device, and are not end-to-end encrypted. You may delete a message of yours for everyone. First messages from people you are not connected with arrive as requests.',
      ),
    ],
  },
]
