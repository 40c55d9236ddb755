const en = {
  title: 'Home',
  viewer: 'You',
  verified: 'E-mail verified',
  since: 'Celebrating here since {{date}}',
  aside: 'Good to know',
  legal: 'Legal',
} as const

export default en
