import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const market: LegalSection[] = [
  {
    id: 'events',
    heading: 'Events, invitations and tickets',
    blocks: [
      paragraph(
        'The person who creates an event is its host and decides who may see it: everyone, friends, family, colleagues, invited guests only, or no one else yet. Hosts are responsible for the event itself, for what they promise their guests, and for the rules of the place where it is held.',
      ),
      list(
        'Every accepted guest receives a ticket with an entrance code of their own. A code opens the door once. Do not sell it or pass it on.',
        'When an event is full, accepted answers go to a waiting list and move up in order.',
        'If a host reschedules, guests are asked to confirm again. If a host deletes an event, guests are told and its bookings are cancelled.',
      ),
    ],
  },
  {
    id: 'bookings',
    heading: 'Bookings',
    blocks: [
      paragraph(
        'A booking is a contract between the celebrant and the provider. Celebrio brings the two together and keeps the record, but is not a party to that contract.',
      ),
      list(
        'Prices are those shown at the moment of booking. They are frozen into the booking together with the best single offer that applies.',
        'The provider may accept, decline, or lower quantities. A changed booking holds only after the celebrant has said yes to it.',
        'The celebrant may cancel on Celebrio until 24 hours before the event. After that, speak with the provider directly.',
        'After a completed booking the celebrant may leave a rating and a review, and the provider may answer once.',
      ),
    ],
  },
  {
    id: 'subscription',
    heading: 'Subscription of providers',
    blocks: [
      paragraph(
        'SP and CSP accounts begin with a free trial of one month from registration. After it, a subscription is billed annually or six-monthly, in US dollars, at the price shown on the Subscription page before you pay. Where a lifetime plan is offered, it is paid once.',
      ),
      paragraph(
        'Without a running trial or plan, your company page becomes read-only. It is kept, and your existing customers can still see it, but it is not listed and takes no new bookings. A plan brings it back as it was.',
      ),
    ],
  },
  {
    id: 'refunds',
    heading: 'Cancellation and refunds',
    blocks: [
      paragraph(
        'Cancellation needs 24 hours’ notice. You cancel a subscription on the Subscription page at least 24 hours before it would end or renew, and we refund the unused part of what you paid, less an administration fee:',
      ),
      list(
        '10 percent when more than 10 business days of the paid period remain;',
        '5 percent when 1 to 10 business days remain.',
      ),
      paragraph(
        'When less than one business day remains, there is nothing left to refund. Refunds go back the way the payment came. Rights to a refund that the law of your country gives you in any case stay untouched.',
      ),
    ],
  },
  {
    id: 'deals',
    heading: 'Deals',
    blocks: [
      paragraph(
        'A deal is an offer from one member to another, end to end between buyer and seller. Describe what you sell honestly, with pictures of the thing itself, only sell what is yours and legal to sell, and mark it as sold when it is gone.',
      ),
      paragraph(
        'You may boost a deal for the dates you choose. The price per day and the total are shown before you pay. A boosted deal comes first in the public list and carries a tag that says so.',
      ),
    ],
  },
  {
    id: 'payments',
    heading: 'Which money passes through Celebrio',
    blocks: [
      paragraph(
        'Only two things are paid to Celebrio: provider subscriptions and deal boosts. A payment service handles them, and we never see or keep card numbers.',
      ),
      paragraph(
        'What a celebrant pays a provider, or a buyer pays a seller, does not pass through the platform. Agree on the way and the day of payment between you, ask for a receipt, and be careful with strangers who want money in advance. Celebrio cannot hold, return or insure these payments.',
      ),
    ],
  },
]
