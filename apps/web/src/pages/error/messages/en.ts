const en = {
  title: 'Something fell off the table',
  text: 'The page could not be shown. Nothing that you saved is lost.',
  offlineTitle: 'You are offline',
  offlineText: 'The page comes back as soon as there is a connection.',
  home: 'Go to the start page',
} as const

export default en
